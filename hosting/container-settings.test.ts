import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Service = { env_file?: { path: string }[]; volumes?: string[]; build?: string };
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const servers = Object.values(services).filter(({ build }) => build !== undefined);

it('files with passwords that the containers read are neither committed nor copied into an image', () => {
  const secretFiles = ['.env', ...servers.flatMap(({ env_file }) => (env_file ?? []).map(({ path }) => path))];
  expect(secretFiles).toContain('settings.env');
  for (const list of ['.gitignore', '.dockerignore'])
    expect(read(list).split('\n')).toEqual(expect.arrayContaining(secretFiles));
});

it('all servers of compose.yaml keep the list of erasures in one volume that outlasts their containers', () => {
  expect(servers.map(({ volumes }) => volumes)).toEqual([['data:/data'], ['data:/data']]);
  expect(read('Dockerfile')).toMatch(/^ENV .*\bDATA_DIR=\/data\b/m);
});
