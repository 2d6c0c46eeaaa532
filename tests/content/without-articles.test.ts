import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isArticlePage } from '#site/pages/define-page.ts';
import { ContentFiles } from '#tools/editor/content-files.ts';
import { editorConfig } from '#tools/editor/editor-config.ts';
import { smallContent, smallRoutes } from './small-content.ts';

const routes = smallRoutes.filter(({ path, page }) => path !== '/blog' && !isArticlePage(page));

/** The small content without its blog, as after somebody has removed it. */
function withoutBlog() {
  const content = smallContent();
  for (const path of ['blog', 'pages/blog.yaml', 'pages/article.yaml']) {
    rmSync(join(content.folder, path), { recursive: true });
  }
  content.change('redirects.yaml', "to: '/blog'", "to: '/team'");
  return content;
}

const blogLink = '- { name: Blog, link: /blog }\n';

test('a site without articles needs no labels for them, no categories and no folder for them', async () => {
  const content = withoutBlog();
  content.change('pages/error.yaml', new RegExp(` *${blogLink}`), '');
  content.change('navigation.yaml', new RegExp(` *${blogLink}`), '');
  expect(await content.problems({ routes })).toEqual([]);
});

test('remaining links to the blog are reported with their line', async () => {
  const problems = await withoutBlog().problems({ routes });
  expect(problems.map((line) => line.replace(/: line \d+: .* leads to/, ': leads to'))).toEqual([
    'content/navigation.yaml: leads to /blog, which is not a page of the site: correct the address',
    'content/pages/error.yaml: leads to /blog, which is not a page of the site: correct the address',
  ]);
});

test('remaining article files are reported, not built', async () => {
  const content = withoutBlog();
  content.write('pages/article.yaml', 'contents: In this article\n');
  content.write('blog/left-over.md', readFileSync(join(import.meta.dirname, 'small/blog/closing-a-shop.md')));
  const problems = (await content.problems({ routes })).join('\n');
  for (const file of ['pages/article.yaml', 'blog/left-over.md']) {
    expect(problems).toContain(`content/${file}: is not used`);
  }
});

test('the editor of a site without articles has no fields for them', () => {
  const files = new ContentFiles(withoutBlog().folder, routes);
  expect(editorConfig(files, 'Copper Wren').collections.map(({ name }) => name)).not.toContain('articles');
  expect(files.all().filter(({ path }) => path.includes('blog/'))).toEqual([]);
  expect(files.find('blog/closing-a-shop.md')).toBeUndefined();
});
