import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { waitForDatabase } from './testing/database-opened.ts';
import { exampleDist } from './testing/example-dist.ts';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import { runProgram } from './testing/run-program.ts';
import type { Program } from './testing/run-program.ts';
import { readStartLines } from './testing/start-lines.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

type Server = Program & { port: number; lines: string[]; dataDir: string };

/** Starts the server as a separate process. Resolves once its database is open, unless `isDatabaseAway`. */
async function startServer(environment: Record<string, string> = {}, { isDatabaseAway = false } = {}): Promise<Server> {
  const dataDir = environment['DATA_DIR'] ?? join(temporaryFolder(), 'data');
  const program = runProgram('main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SITE_DIR: exampleDist(),
    ...environment,
  });
  const lines = await readStartLines(program);
  const port = Number(/:(\d+)\/$/.exec(lines[0] ?? '')?.[1]);
  if (!isDatabaseAway) await waitForDatabase(port);
  return { ...program, port, lines, dataDir };
}

function postEnquiry(port: number, name: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/customerEnquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(exampleEnquiry({ name })),
  });
}

async function storedNames(dataDir: string): Promise<string[]> {
  const { output } = await runProgram('cli/enquiries.ts', ['list', '--json'], { DATA_DIR: dataDir }).ended;
  const names = output
    .trimEnd()
    .split('\n')
    .map((line): string => JSON.parse(line).name);
  return names.sort((a, b) => a.localeCompare(b));
}

describe('the server', () => {
  it('prints where it is, where enquiries are stored, and that mail is off', async () => {
    const { lines, port, dataDir } = await startServer();
    const storageLine = `Enquiries are kept in ${dataDir}/enquiries.sqlite (to read them: npm run enquiries -- list)`;
    expect(lines).toEqual([
      `The site is at http://127.0.0.1:${port}/`,
      // A busy machine may open the database only after the start: start-message.test.ts has that line.
      lines[1]?.startsWith('Enquiries are answered with 503 until the database can be opened') ? lines[1] : storageLine,
      'Mail is off until it is configured (SMTP_URL, MAIL_FROM, MAIL_TO): enquiries are stored, and nobody is notified of them.',
    ]);
    expect(await (await fetch(`http://127.0.0.1:${port}/why-us/`)).text()).toContain('Why us');
  });

  it('restores the site that a killed build left under its temporary name', async () => {
    const site = exampleDist();
    renameSync(site, join(dirname(site), `.${basename(site)}.former`));
    const { port } = await startServer({ SITE_DIR: site });
    expect(await (await fetch(`http://127.0.0.1:${port}/why-us/`)).text()).toContain('Why us');
  });

  it('is reachable at localhost without a setting', async () => {
    const { lines, port } = await startServer({ HOST: '' });
    expect(lines[0]).toBe(`The site is at http://localhost:${port}/`);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  });

  it('killed without warning, has stored every enquiry it acknowledged', async () => {
    const server = await startServer();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => postEnquiry(server.port, name)));
    server.process.kill('SIGKILL');
    await server.ended;
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await storedNames(server.dataDir)).toEqual(['One', 'Three', 'Two']);
    const again = await startServer({ DATA_DIR: server.dataDir });
    expect((await postEnquiry(again.port, 'One')).status).toBe(201);
    expect(await storedNames(server.dataDir)).toEqual(['One', 'Three', 'Two']);
  });

  it('writes a log line without waiting for more of them, and the last line before it ends', async () => {
    const { port, process: child, ended } = await startServer();
    expect((await postEnquiry(port, 'One')).status).toBe(201);
    for await (const line of createInterface(child.stdout)) {
      if (line.includes('"route":"/api/customerEnquiry"')) break;
    }
    child.stdout.resume();
    expect((await postEnquiry(port, 'Two')).status).toBe(201);
    child.kill('SIGTERM');
    const lines = (await ended).output.split('\n').filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; route?: string });
    // Leaves out lines that only a busy machine adds: a late opening of the database, and requests that ask about it.
    const messages = logged
      .filter(({ msg, route }) => route === '/api/customerEnquiry' || msg.startsWith('stop'))
      .map(({ msg }) => msg);
    expect(messages).toEqual(['answered', 'answered', 'stopping', 'stopped']);
  });

  it('serves health and metrics at ADMIN_PORT, for this machine only', async () => {
    const { process: child } = runProgram('main.ts', [], {
      PORT: '0',
      ADMIN_PORT: '0',
      DATA_DIR: join(temporaryFolder(), 'data'),
      SITE_DIR: exampleDist(),
    });
    let address = '';
    for await (const line of createInterface(child.stdout)) {
      address = /^Health and metrics are at (http:\/\/127\.0\.0\.1:\d+)\/metrics$/.exec(line)?.[1] ?? '';
      if (address) break;
    }
    child.stdout.resume();
    await expect.poll(async () => (await fetch(`${address}/readyz`)).text()).toBe('ready\n');
    expect(await (await fetch(`${address}/metrics`)).text()).toContain('site_outbox_waiting 0');
    // A server that listened for other machines would be found at this address too.
    const elsewhere = address.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(`${elsewhere}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('takes its settings from the file in ENV_FILE, and first from the environment', async () => {
    const file = join(temporaryFolder(), 'settings');
    writeFileSync(file, 'ADMIN_TOKEN=0123456789abcdef\nHOST=192.0.2.1\n# a remark\n');
    const { port, lines } = await startServer({ ENV_FILE: file, HOST: '127.0.0.1' });
    expect(lines[0]).toContain('127.0.0.1');
    const asAdmin = { headers: { authorization: 'Bearer 0123456789abcdef' } };
    expect((await fetch(`http://127.0.0.1:${port}/healthz`, asAdmin)).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stopped by %s, finishes requests in flight', async (signal) => {
    const server = await startServer();
    const body = JSON.stringify(exampleEnquiry());
    const socket = connect(server.port, '127.0.0.1');
    const answer = text(socket);
    // Half a request: it is in flight when the signal arrives.
    socket.write(
      `POST /api/customerEnquiry HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await once(socket, 'readable');
    server.process.kill(signal);
    await waitUntilConnectionsAreRefused(server.port);
    socket.write(body);
    expect(await answer).toMatch(/HTTP\/1.1 201 /);
    expect((await server.ended).code).toBe(0);
    expect(await storedNames(server.dataDir)).toEqual(['Ada Moreno']);
  });
});

describe('a database that is unreachable at the start', () => {
  it('does not keep pages from being served, and enquiries are accepted once it is reachable', async () => {
    const dataDir = temporaryFolder();
    const other = new BetterSqlite3(join(dataDir, 'enquiries.sqlite'));
    onTestFinished(() => void other.close());
    other.exec('begin exclusive');
    const { port, lines } = await startServer({ DATA_DIR: dataDir }, { isDatabaseAway: true });
    // On a busy machine the request may not come within the time that a start takes.
    expect(lines[1]).toMatch(/^Enquiries are answered with 503 until .* (\(database is locked\)|does not answer)/);
    const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status;
    expect((await fetch(`http://127.0.0.1:${port}/why-us/`)).status).toBe(200);
    expect(await ready()).toBe(503);
    const form = await fetch(`http://127.0.0.1:${port}/api/customerEnquiry`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', email: 'ada@example.com', question: 'Hello', applicationId: '9' }),
    });
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('value="ada@example.com"');
    other.exec('rollback');
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
    expect((await postEnquiry(port, 'One')).status).toBe(201);
    expect(await storedNames(dataDir)).toEqual(['One']);
  });

  it('does not keep the server from stopping', async () => {
    const server = await startServer(
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
      { isDatabaseAway: true },
    );
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});

/** Resolves once nothing listens on the port anymore. */
async function waitUntilConnectionsAreRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isAccepted = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (!isAccepted) return;
  }
}
