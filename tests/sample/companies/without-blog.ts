import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the blog from the project at `root`, as docs/adopting.md describes: its pages' folders, texts and pictures, its
 * lines in site/routes.ts, the links to it, and its row of the README.
 */
export function removeBlog(root: string): void {
  const pictures = globSync('art/masters/{cover-*,hero-blog*,hero-*-article*}', { cwd: root });
  const content = ['content/blog', 'content/pages/blog.yaml', 'content/pages/article.yaml'];
  for (const path of ['site/pages/blog', 'site/pages/article', ...content, ...pictures])
    rmSync(join(root, path), { recursive: true });
  change(join(root, 'site/routes.ts'), (source) =>
    source.replaceAll(/^.*(page: (blog|article)\b|import \{ (blog|article) \}).*\n/gm, ''),
  );
  for (const file of globSync('content/**/*.yaml', { cwd: root }))
    change(join(root, file), (source) =>
      source
        // Menu entries are removed.
        .replaceAll(/^ *- \{ name: [^,]*, link: \/blog \}\n/gm, '')
        // A link whose name says where it leads gets another name, too.
        .replaceAll('{ name: Read the blog, link: /blog }', '{ name: Work with us, link: /careers }')
        // Other required links get another target only.
        .replaceAll(/link: \/blog(?=[ }]|$)/gm, 'link: /team'),
    );
  change(join(root, 'README.md'), (source) => source.replace(/^\| articles .*\n/m, ''));
}

function change(file: string, edit: (source: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after !== before) writeFileSync(file, after);
}
