import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { freePort } from '#server/testing/free-port.ts';

function run(tool: string, environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, tool)], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ENV_FILE: '/dev/null', ...environment },
  });
  return { status, stdout, stderr };
}

/** A port that is in use. */
async function takenPort(host: string): Promise<string> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

test('a port in use is reported before the build, in one line', async () => {
  const port = await takenPort('127.0.0.1');
  expect(run('check-port.ts', { PORT: port, HOST: '127.0.0.1' })).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} of 127.0.0.1 is in use: stop the program that uses it, or set PORT to a free one.\n`,
  });
});

test('a port that was taken since it was checked is reported in one line, too', async () => {
  const port = await takenPort('localhost');
  const script = `
    import { createServer } from 'node:http';
    import { listenOrExit } from ${JSON.stringify(join(import.meta.dirname, 'listen-or-exit.ts'))};
    await listenOrExit(createServer(), 'localhost', ${port});
  `;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
    timeout: 120_000,
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Port ${port} of localhost is in use: stop the program that uses it, or set PORT to a free one.\n`,
  });
});

test('a free port is not kept open', async () => {
  const port = String(await freePort());
  for (let round = 0; round < 2; round += 1) {
    expect(run('check-port.ts', { PORT: port })).toEqual({ status: 0, stdout: '', stderr: '' });
  }
});

test('npm start checks the port before it builds', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['start']).toMatch(/^node tools\/check-port\.ts && npm run build/);
});

test.each([
  ['dev.ts', 'localhost'],
  ['edit.ts', '127.0.0.1'],
])('%s says in one line that its port of %s is in use', async (tool, host) => {
  const port = await takenPort(host);
  const { status, stdout, stderr } = run(tool, { PORT: port });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    new RegExp(`^Port ${port} of \\S+ is in use: stop the program that uses it, or set PORT to a free one\\.\\n$`),
  );
});
