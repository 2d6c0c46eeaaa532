import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { unusedReact } from './unused-react.ts';

async function bundled(source: string): Promise<string> {
  const entry = {
    resolveId: (id: string) => (id === 'entry' ? 'entry' : null),
    load: (id: string) => (id === 'entry' ? source : null),
  };
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'entry', ...entry }, unusedReact()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

test('React comes with what the site asks for, and without the rest', async () => {
  const code = await bundled("import { useState } from 'react'; export const kept = useState;");
  expect(code).toContain('exports.useState =');
  expect(code).not.toContain('exports.lazy =');
});

test('a module that asks for more is refused, with the place to name it in', async () => {
  await expect(bundled("import { lazy } from 'react'; export const kept = lazy;")).rejects.toThrow(
    /imports lazy from React: name it in prerender\/unused-react\.ts/,
  );
});

test('a module that asks for all of it is refused', async () => {
  await expect(bundled("import * as React from 'react'; export const kept = React;")).rejects.toThrow(
    /imports all of it/,
  );
});
