import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Navigation } from '#content/schema/navigation.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { buildSite } from '#prerender/build-site.ts';
import { parseMarkup } from '../site/parsed-document.ts';
import { copyContent } from './content-copy.ts';
import { plainPageExample } from './plain-page-example.ts';

test('the page in the guide is built like every other: document, sitemap, Markdown, lists', async () => {
  const { folder, change } = copyContent();
  mkdirSync(join(folder, 'plain-pages'), { recursive: true });
  writeFileSync(join(folder, 'plain-pages/accessibility.yaml'), plainPageExample());
  // The passage to which this link leads is looked up in the document.
  change('navigation.yaml', /link: \/privacy-policy\b/, "link: '/accessibility#standard'");
  const root = temporaryFolder();
  const out = join(root, 'dist');
  await buildSite({ content: folder, out, sharePictures: false, compress: false });
  const built = (file: string) => readFileSync(join(out, file), 'utf8');

  const html = built('accessibility/index.html');
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  expect(main.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('Accessibility');
  expect([...main.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading).slice(0, 5)).toEqual([
    'What we hold ourselves to',
    'What we check',
    'When you report a barrier',
    'Where we fall short',
    'Asked now and then',
  ]);
  expect(main).toContain('<table');
  expect(main).toMatch(/reader, as <a [^>]*href="\/why-us\/"[^>]*>how we work<\/a> says\./);
  expect(main).toContain('alt="A wall of blue feathers with a gap; the missing one lies below"');
  const { callToAction } = parse(readFileSync(join(folder, 'navigation.yaml'), 'utf8')) as Navigation;
  expect(parseMarkup(main.slice(main.lastIndexOf('<section')), 'text/html').body.textContent).toContain(
    callToAction.heading,
  );
  expect(html).toContain('"@type":"BreadcrumbList"');
  const markdown = built('accessibility/index.md');
  expect(markdown).toMatch(/^# Accessibility\n/);
  expect(markdown).toMatch(/\nKnown gaps\n\n\| Part +\| What is missing/);
  expect(markdown).toMatch(/as \[how we work\]\(https:[^)]*\/why-us\/\) says\./);
  for (const file of ['sitemap.xml', 'llms.txt', '404.html']) expect(built(file), file).toContain('/accessibility/');
});
