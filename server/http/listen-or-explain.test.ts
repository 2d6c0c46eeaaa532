import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';
import { listenOrExplain, serverSettings } from './listen-or-explain.ts';

const errorMatching = (message: RegExp) =>
  expect.objectContaining({ name: 'StartError', message: expect.stringMatching(message) });

it('a port in use is reported with the setting that chose it', async () => {
  const other = await listen(createServer(), '127.0.0.1', 0);
  onTestFinished(() => other.close());
  await expect(
    listenOrExplain(createServer(), '127.0.0.1', other.port, { ...serverSettings, port: 'ADMIN_PORT' }),
  ).rejects.toThrow(
    errorMatching(new RegExp(`^Port ${other.port} of 127\\.0\\.0\\.1 is in use: .* set ADMIN_PORT to a free one\\.$`)),
  );
});

it.each([
  ['of another machine', '192.0.2.1'],
  ['of a network without its interface', 'fe80::1'],
])(
  'an address %s is reported with the fix',
  async (_, host) =>
    await expect(listenOrExplain(createServer(), host, 0, serverSettings)).rejects.toThrow(
      errorMatching(new RegExp(`^HOST is "${host}", which is not an address of this machine: set it to localhost`)),
    ),
);

it('an address that an option chose is reported with the option and with hosts that it accepts', async () => {
  const settings = { port: '--port', host: '--host', usualHosts: ['localhost', '127.0.0.1'] } as const;
  await expect(listenOrExplain(createServer(), '192.0.2.1', 0, settings)).rejects.toThrow(
    errorMatching(/^--host is "192\.0\.2\.1", .*: set it to localhost or 127\.0\.0\.1\.$/),
  );
});

it('a path at which no socket can be created is reported with the fix', async () =>
  await expect(listenOrExplain(createServer(), '/nowhere/http.sock', 0, serverSettings)).rejects.toThrow(
    errorMatching(/^HOST is "\/nowhere\/http\.sock", where no socket can be created \(\w+\): set it to a path/),
  ));
