import { vi } from 'vitest';

/**
 * Resolves once the server at `port` accepts enquiries. It listens before its database is open if opening takes longer
 * than openWithRetry's time limit, as on a busy machine. Rejects after a minute.
 */
export async function waitForDatabase(port: number): Promise<void> {
  const requireReady = async (): Promise<void> => {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/ready`);
    if (status !== 200) throw new Error(`the server on port ${port} does not take enquiries: ${status}`);
  };
  await vi.waitFor(requireReady, { timeout: 60_000 });
}
