import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const home = join(import.meta.dirname, '..');
const example = readFileSync(join(home, '.env.example'), 'utf8');
/** The example with every setting uncommented. */
const settings = parseEnv(example.replace(/^#(?=[A-Z_]+=)/gm, ''));

/** The settings that `parseConfig` reads. */
function variablesOfConfig(): string[] {
  const names = new Set<string>();
  parseConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }), home);
  return [...names];
}

const sortNames = (names: string[]): string[] => names.toSorted((a, b) => a.localeCompare(b));

it('.env.example has every setting and no other', () =>
  expect(sortNames(Object.keys(settings))).toEqual(sortNames(variablesOfConfig())));

it('.env.example shows the defaults', () =>
  expect(parseConfig({ ...settings, DATA_DIR: '', SITE_DIR: '' }, home)).toEqual(parseConfig({}, home)));

it('.env.example, unchanged, sets nothing', () => expect(parseEnv(example)).toEqual({}));

it('server/README.md has a row for every setting', () => {
  const rows = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`/gm);
  expect(sortNames([...rows].map(([, name = '']) => name).filter((name) => name !== 'ENV_FILE'))).toEqual(
    sortNames(variablesOfConfig()),
  );
});
