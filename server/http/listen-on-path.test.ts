import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { enquiryUrl } from '../testing/enquiry-requests.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { createTestApp } from '../testing/running-app.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { listen } from './listen.ts';

/** Posts an enquiry of the visitor `from` to a Unix socket. Returns the status. */
function post(socketPath: string, from: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  request({ socketPath, path: enquiryUrl, method: 'POST', headers }, (response) => {
    response.resume().once('end', () => resolve(response.statusCode ?? 0));
  })
    .once('error', reject)
    .end(JSON.stringify(exampleEnquiry()));
  return promise;
}

it('visitors behind a proxy at a Unix socket are distinguished without any setting', async () => {
  const path = join(temporaryFolder(), 'http.sock');
  const app = await createTestApp({ rateLimits: { perClient: 1, overall: 0 } });
  const listening = await listen(app.server, path, 0);
  onTestFinished(() => listening.close());
  expect(await post(path, '192.0.2.1')).toBe(201);
  expect(await post(path, '192.0.2.1')).toBe(429);
  expect(await post(path, '192.0.2.2')).toBe(201);
});

it('the file left by a killed server is replaced', async () => {
  const path = join(temporaryFolder(), 'http.sock');
  const listenAndDie = `net.createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', listenAndDie]);
  expect(existsSync(path)).toBe(true);
  const listening = await listen(createServer(), path, 0);
  expect(listening.port).toBe(0);
  await listening.close();
});

it('everybody who may enter its folder may connect', async () => {
  const path = join(temporaryFolder(), 'http.sock');
  const listening = await listen(createServer(), path, 0);
  onTestFinished(() => listening.close());
  expect(statSync(path).mode & 0o222).toBe(0o222);
});

it('a socket in use, and a file that is not a socket, are not replaced', async () => {
  const path = join(temporaryFolder(), 'http.sock');
  const other = createNetServer();
  await new Promise<void>((resume) => other.listen(path, resume));
  onTestFinished(() => void other.close());
  await expect(listen(createServer(), path, 0)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const file = join(temporaryFolder(), 'notes');
  writeFileSync(file, 'mine');
  await expect(listen(createServer(), file, 0)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(readFileSync(file, 'utf8')).toBe('mine');
});
