import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../http/listen.ts';
import { runProgram } from '../testing/run-program.ts';
import { testCommandLine } from '../testing/test-command-line.ts';
import type { TestCommandLine } from '../testing/test-command-line.ts';
import { anyDatabase } from '../testing/test-databases.ts';

// Tests that need the program itself: arguments, streams, settings, exit code and signals. The commands are tested
// beside their files.
let commandLine: TestCommandLine;
beforeEach(async () => {
  commandLine = await testCommandLine(await anyDatabase());
});

const run = (...args: string[]) => runProgram('cli/enquiries.ts', args, commandLine.environment);

it('prints results to its output and problems to its errors, and ends with the exit code', async () => {
  await commandLine.addEnquiry({ name: 'Bo Ünal' }, '2026-11-21T18:00:00Z');
  expect(await run('list').ended).toMatchObject({ code: 0, output: expect.stringContaining('Bo Ünal'), errors: '' });
  expect(await run('destroy').ended).toMatchObject({ code: 2, output: '', errors: expect.stringContaining('destroy') });
  expect(await run('delete', '1').ended).toMatchObject({ code: 1, errors: expect.stringContaining('pass --yes') });
});

it('a missing settings file is reported; help needs none', async () => {
  commandLine.environment['ENV_FILE'] = '/nowhere/.env';
  expect(await run('list').ended).toMatchObject({ code: 1, errors: expect.stringContaining('/nowhere/.env') });
  expect(await run('--help').ended).toMatchObject({ code: 0, errors: '' });
});

it('the byte order mark for Excel is written as UTF-8', async () => {
  const [first] = await once(run('export', '--format', 'csv', '--bom').process.stdout, 'data');
  expect(Buffer.from(first).toString('latin1')).toMatch(/^\u00ef\u00bb\u00bfid,receivedAt,/);
});

it('a reader that closes the output early ends the program without an error', async () => {
  // 1.6 MB: more than a pipe holds, so that the program is still writing.
  for (const start of [0, 400]) {
    const enquiries = Array.from({ length: 400 }, (_, index) => ({
      name: `${start + index}`,
      question: 'x'.repeat(2000),
    }));
    await Promise.all(enquiries.map((fields) => commandLine.addEnquiry(fields, '2026-11-21T18:00:00Z')));
  }
  const { process: program, ended } = run('export', '--format', 'jsonl');
  // `ended` reads all of the output, and rejects once that is destroyed.
  const cutOff = ended.catch(() => undefined);
  await once(program.stdout, 'data');
  program.stdout.destroy();
  const [code] = await once(program, 'exit');
  expect(code).toBe(0);
  await cutOff;
});

it('delete --yes erases even if nobody reads its output anymore', async () => {
  for (const name of ['One', 'Two']) await commandLine.addEnquiry({ name }, '2026-11-21T18:00:00Z');
  const { process: program, ended } = run('delete', '1', '--yes');
  const cutOff = ended.catch(() => undefined);
  program.stdout.destroy();
  const [code] = await once(program, 'exit');
  expect({ code, names: await commandLine.names() }).toEqual({ code: 0, names: ['Two'] });
  await cutOff;
});

it.runIf(process.platform === 'linux')('output that cannot be written is reported', () => {
  const program = join(import.meta.dirname, 'enquiries.ts');
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'exec "$@" >/dev/full', 'sh', process.execPath, program, '--help'],
    {
      encoding: 'utf8',
      env: { ENV_FILE: '/dev/null' },
    },
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^The output is incomplete: ENOSPC: .*\n$/),
  });
});

it('serve shows enquiries to the one browser that opens its link, records that, reports others, and ends on a signal', async () => {
  await commandLine.addEnquiry({ name: 'Ada Moreno' }, '2026-11-21T18:00:00Z');
  const { process: program, ended } = run('serve');
  let printed = '';
  program.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  const link = await vi.waitFor(
    () => /http:\/\/127\.0\.0\.1:\d+\/\?key=\S+/.exec(printed)?.[0] ?? Promise.reject(new Error('no link yet')),
    { timeout: 60_000 },
  );
  const opened = await fetch(link, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(
    await (await fetch(new URL(opened.headers.get('location') ?? '', link), { headers: { cookie } })).text(),
  ).toContain('Ada Moreno');
  for (const again of [link, link, `${link}x`]) expect((await fetch(again)).status).toBe(401);
  program.kill('SIGTERM');
  const { code, output, errors } = await ended;
  expect({ code, last: output.trimEnd().split('\n').at(-1) }).toEqual({ code: 0, last: 'Ended.' });
  expect(errors).toBe('Refused: the link, opened again.\nRefused: a link with a wrong key.\n');
  expect(JSON.parse((await commandLine.enquiries('audit', '--json')).output)).toMatchObject({
    by: userInfo().username,
    action: 'serve list',
    enquiries: 1,
  });
});

it('serve on a port in use ends with the reason', async () => {
  const other = await listen(createServer(), '127.0.0.1', 0);
  onTestFinished(() => other.close());
  expect(await run('serve', '--port', String(other.port)).ended).toMatchObject({
    code: 1,
    errors: expect.stringContaining(`Port ${other.port} of 127.0.0.1 is in use`),
  });
});
