import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { scenarioSettings } from './start-server.ts';

/** The server behind a socket that outlives it, as under systemd; stopped with the running test at the latest. */
type SocketActivatedServer = {
  port: number;
  /** Stops it; resolves when the next one, from whatever release is current by then, prints that it listens. */
  restart(): Promise<void>;
};

/** Resolves once the server in `folder`, which may be a link, listens. */
export async function startSocketActivatedServer(
  folder: string,
  environment: Record<string, string>,
): Promise<SocketActivatedServer> {
  const holder = spawn(
    process.execPath,
    [join(import.meta.dirname, 'activate-socket.ts'), process.execPath, 'server/main.ts'],
    {
      env: { PATH: process.env['PATH'], ENV_FILE: '/dev/null', ...scenarioSettings, ...environment, HELD_IN: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let serverPid = 0;
  onTestFinished(() => {
    // Killed before the server, which it would start again.
    holder.kill('SIGKILL');
    if (serverPid > 0) process.kill(serverPid, 'SIGKILL');
  });
  const lines = createInterface(holder.stdout)[Symbol.asyncIterator]();
  let port = 0;
  const waitUntilListening = async (): Promise<void> => {
    for (;;) {
      const { value: line = '', done } = await lines.next();
      if (done) throw new Error('the server did not start');
      port = Number(/^port (\d+)$/.exec(line)?.[1] ?? port);
      serverPid = Number(/^started (\d+)$/.exec(line)?.[1] ?? serverPid);
      if (line.startsWith('The site is at ')) return;
    }
  };
  await waitUntilListening();
  return {
    port,
    async restart() {
      process.kill(serverPid, 'SIGTERM');
      await waitUntilListening();
    },
  };
}
