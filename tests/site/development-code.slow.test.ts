import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { startDevelopmentServer } from './development-server.ts';
import { pageNamed } from './page-named.ts';

/** Whether a path is not part of the project's sources: packages, builds, test results, history. */
const isExcluded = (path: string) =>
  /^(dist|\.git|data|test-results|playwright-report)$|(^|\/)(node_modules|\.cache)$/.test(path);

/** Milliseconds to wait for a change to apply: rendering all articles takes seconds, or half a minute on a busy machine. */
const maxWait = 120_000;

/** Starts the development server in a copy of the project, whose files the test may change. */
async function startDevelopment() {
  const root = mkdtempSync(join(tmpdir(), 'developed-'));
  cpSync(projectRoot, root, {
    recursive: true,
    filter: (source) => !isExcluded(relative(projectRoot, source)),
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const server = startDevelopmentServer(root, { DATA_DIR: join(root, 'data') });
  onTestFinished(async () => {
    await server.stop();
    rmSync(root, { recursive: true });
  });
  const port = await server.port;
  return {
    fetchDocument: async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text(),
    save: (file: string, change: (source: string) => string) => {
      const before = readFileSync(join(root, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change leaves ${file} as it is`);
      writeFileSync(join(root, file), after);
    },
  };
}

test.runIf(pageNamed('team'))(
  'a saved schema, definition, redirect or address of a page applies without a restart',
  async () => {
    const { fetchDocument, save } = await startDevelopment();
    const expectText = async (text: string) => {
      await expect.poll(() => fetchDocument('/team/'), { timeout: maxWait }).toContain(text);
    };
    await expectText('<h1');

    const definition = 'site/pages/team/page.ts';
    save(definition, (source) =>
      source.replace('heading: text }', "heading: text.max(1, 'is longer than a letter') }"),
    );
    await expectText('heading: is longer than a letter');
    save(definition, (source) => source.replace("text.max(1, 'is longer than a letter')", 'text'));
    await expectText('<h1');

    save('content/schema/text.ts', (source) => source.replace('.max(165, ', '.max(71, '));
    await expectText('description: is longer than 165 characters');
    save('content/schema/text.ts', (source) => source.replace('.max(71, ', '.max(165, '));
    await expectText('<h1');

    save(definition, (source) =>
      source.replace('({ heading }) => ({ heading })', "() => ({ heading: 'Made by props' })"),
    );
    await expectText('Made by props');

    save('content/redirects.yaml', () => '- { from: /news/people.html, to: /team }\n');
    await expect.poll(() => fetchDocument('/news/people.html'), { timeout: maxWait }).toContain('Made by props');

    save('site/routes.ts', (source) => source.replace("path: '/privacy-policy'", "path: '/privacy'"));
    await expectText('content/pages/privacy.yaml');
  },
  600_000,
);
