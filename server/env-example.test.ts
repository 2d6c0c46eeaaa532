import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parseConfig, settingNames } from './config.ts';

const home = join(import.meta.dirname, '..');
const example = readFileSync(join(home, '.env.example'), 'utf8');
/** The example with every setting uncommented. */
const settings = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));

it('.env.example has every setting and no other', () => expect(new Set(Object.keys(settings))).toEqual(settingNames()));

it('.env.example shows the defaults', () =>
  expect(parseConfig({ ...settings, DATA_DIR: '', SITE_DIR: '' }, home)).toEqual(parseConfig({}, home)));

it('.env.example, unchanged, sets nothing', () => expect(parseEnv(example)).toEqual({}));

it('server/README.md has a row for every setting', () => {
  const rows = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm);
  expect(new Set([...rows].map(([, name]) => name))).toEqual(settingNames());
});
