import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleDist } from './testing/example-dist.ts';
import { runProgram } from './testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

describe('a server that cannot start prints why in one line and exits with 1', () => {
  async function errorLine(environment: Record<string, string>): Promise<string> {
    const { code, output, errors } = await runProgram('main.ts', [], {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(temporaryFolder(), 'data'),
      SITE_DIR: exampleDist(),
      ...environment,
    }).ended;
    expect({ code, output, lines: errors.split('\n').length }).toEqual({ code: 1, output: '', lines: 2 });
    return errors;
  }

  it('if the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await errorLine({ PORT: String(port) })).toContain(`Port ${port} of 127.0.0.1 is in use`);
  });

  it('if the host is not an address of this machine', async () =>
    expect(await errorLine({ HOST: '192.0.2.1' })).toContain('HOST is "192.0.2.1"'));

  it('if a setting is invalid', async () =>
    expect(await errorLine({ PORT: 'http' })).toMatch(/^PORT is "http": set it to/));

  it('if the site is not built', async () =>
    expect(await errorLine({ SITE_DIR: '/nowhere/dist' })).toContain('/nowhere/dist: run npm run build'));

  it('if the database cannot be used', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'enquiries.sqlite'));
    expect(await errorLine({ DATA_DIR: dataDir })).toContain('enquiries.sqlite cannot be used');
  });

  it('if the settings file is missing', async () =>
    expect(await errorLine({ ENV_FILE: '/nowhere/settings' })).toContain('/nowhere/settings cannot be read'));

  it('if the port of health and metrics is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await errorLine({ ADMIN_PORT: String(port) })).toContain(`set ADMIN_PORT to a free one`);
  });

  it('if the data folder cannot be created', async () =>
    expect(await errorLine({ DATA_DIR: '/dev/null/data' })).toContain('cannot be used'));
});
