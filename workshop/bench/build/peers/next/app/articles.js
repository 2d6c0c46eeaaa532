import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { remark } from 'remark';
import gfm from 'remark-gfm';
import html from 'remark-html';

const folder = join(process.cwd(), 'blog');

/** Follows Next's own tutorial for a blog: gray-matter for front matter, remark for texts. */
const read = (slug) => ({ slug, ...matter(readFileSync(join(folder, `${slug}.md`), 'utf8')) });

export const slugs = () => readdirSync(folder).map((file) => file.replace('.md', ''));

export const allArticles = () =>
  slugs()
    .map(read)
    .toSorted((a, b) => b.data.id - a.data.id);

export async function articleOf(slug) {
  const { data, content } = read(slug);
  return { data, html: String(await remark().use(gfm).use(html).process(content)) };
}
