import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Enquiry } from '#contract/enquiry.ts';

const root = join(import.meta.dirname, '../..');

/** An enquiry as the command line tool prints it. */
export interface StoredEnquiry extends Enquiry {
  id: number;
  receivedAt: string;
  suspicion: string | null;
  reference: string;
}

export interface RunningSite {
  address: string;
  /** Lists the latest 50 stored enquiries with the command line tool, newest first. */
  enquiries: () => Promise<StoredEnquiry[]>;
  stop: () => Promise<void>;
}

/** Serves the built site with the real server, on a free port, with a new database. */
export async function startSite(siteFolder = process.env['SITE_DIR'] ?? join(root, 'dist')): Promise<RunningSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-data-'));
  const environment = {
    // No other variable: DATABASE_URL, SMTP_URL or WEBHOOK_URL would lead to real systems.
    PATH: process.env['PATH'],
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    SITE_DIR: siteFolder,
    LOG_LEVEL: 'error',
    ENV_FILE: '/dev/null',
    // Keeps compiled TypeScript, also for the command line tool.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    RATE_LIMIT: '0',
  };
  const server = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await printedAddress(server.stdout);
  return {
    address,
    enquiries: async () => {
      const tool = join(root, 'server/cli/enquiries.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [tool, 'list', '--json'], { env: environment });
      return stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as StoredEnquiry);
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(dataFolder, { recursive: true });
    },
  };
}

async function printedAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /The site is at (http:\S+?)\/?$/.exec(line)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('The server ended before it printed its address');
}
