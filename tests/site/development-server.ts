import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface DevelopmentServer {
  /** The port that the server has chosen, once it listens there. */
  port: Promise<string>;
  /** Stops the server. Resolves once its API has ended as well, which writes files until then. */
  stop: () => Promise<void>;
}

/** Starts the development server of the project in `root`, as `npm run dev` does, at a free port. */
export function startDevelopmentServer(root: string, environment: Record<string, string>): DevelopmentServer {
  const server = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: root,
    // No other variable: DATABASE_URL, SMTP_URL or WEBHOOK_URL would lead to real systems.
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr.pipe(process.stderr, { end: false });
  // Not 'exit': the API has the server's stderr open until it ends.
  const closed = once(server, 'close');
  return {
    port: printedPort(server.stdout),
    async stop() {
      server.kill('SIGTERM');
      await closed;
    },
  };
}

async function printedPort(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, port] = /http:\/\/localhost:(\d+)\//.exec(line) ?? [];
    if (port === undefined) continue;
    output.resume();
    return port;
  }
  throw new Error('The development server ended before it printed its address');
}
