import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { freePort } from '#server/testing/free-port.ts';

/** What is installed, built or written by tests. */
const isLeftOut = (path: string) =>
  /^(node_modules|dist|\.cache|\.git|data|test-results|\w+\/node_modules)$/.test(path);

/** In milliseconds. The first answer comes once all articles are rendered: within seconds, or half a minute on a busy machine. */
const maxWait = 120_000;

/** Starts the development server in a copy of the project, whose files the test may change. */
async function startDevelopment() {
  const root = mkdtempSync(join(tmpdir(), 'developed-'));
  cpSync(projectRoot, root, {
    recursive: true,
    filter: (source) => !isLeftOut(relative(projectRoot, source)),
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const port = await freePort();
  const server = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(root, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(root, { recursive: true });
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes(`http://localhost:${port}/`)) break;
  }
  return {
    document: async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text(),
    save: (file: string, change: (source: string) => string) => {
      const before = readFileSync(join(root, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing of ${file} was changed`);
      writeFileSync(join(root, file), after);
    },
  };
}

test('a saved schema, definition or address of a page is that of the next answer', async () => {
  const { document, save } = await startDevelopment();
  const shows = async (words: string) => {
    await expect.poll(() => document('/team/'), { timeout: maxWait }).toContain(words);
  };
  await shows('<h1');

  const definition = 'site/pages/team/page.ts';
  save(definition, (source) => source.replace('heading: text }', "heading: text.max(1, 'is longer than a letter') }"));
  await shows('heading: is longer than a letter');
  save(definition, (source) => source.replace("text.max(1, 'is longer than a letter')", 'text'));
  await shows('<h1');

  save('content/schema/text.ts', (source) => source.replace('.max(165, ', '.max(71, '));
  await shows('description: is longer than 165 characters');
  save('content/schema/text.ts', (source) => source.replace('.max(71, ', '.max(165, '));
  await shows('<h1');

  save(definition, (source) =>
    source.replace('({ heading }) => ({ heading })', "() => ({ heading: 'Made by props' })"),
  );
  await shows('Made by props');

  save('site/routes.ts', (source) => source.replace("path: '/privacy-policy'", "path: '/privacy'"));
  await shows('content/pages/privacy.yaml');
}, 600_000);
