import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const home = join(import.meta.dirname, '..');

/** Programs that must run after `npm ci --omit=dev`. */
const programs = ['server/main.ts', 'server/cli/enquiries.ts', 'server/doctor/doctor.ts', 'server/alert/alert.ts'];

/** The packages that these programs load, at the start or later, by the imports of all files they reach. */
function loadedPackages(files: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const name of importedNames(readFileSync(join(home, file), 'utf8'))) {
      if (name.startsWith('.')) waiting.push(join(dirname(file), name));
      else if (name.startsWith('#')) waiting.push(name.slice(1));
      else if (!name.startsWith('node:')) packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return packages;
}

/** The module names in imports (except of types), in `import()`, and in the URLs of workers. */
function importedNames(code: string): string[] {
  const patterns = [
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'/gm,
    /\bimport\('([^']+)'\)/g,
    /\bnew URL\('([^']+\.ts)'/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
}

it('`dependencies` are exactly what the server loads: the rest is for the build', () => {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // `node` is the runtime itself.
  const expected = Object.keys(dependencies).filter((name) => name !== 'node');
  expect([...loadedPackages(programs)].sort()).toEqual(expected.sort());
});
