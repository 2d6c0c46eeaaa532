import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, type Document } from 'yaml';
import type { ListedPicture } from '../../../content/schema/known-files.ts';
import { readContent } from '../../../prerender/content/read-content.ts';
import { shareCards } from '../../../prerender/data/share-cards.ts';
import { sitePages } from '../../../prerender/data/site-pages.ts';
import { readShareIndex } from '../../../prerender/share-pictures.ts';

/** An article of the sample from which copies are made. */
interface Original {
  name: string;
  entries: Document;
  body: string;
  figures: string[];
}

/**
 * Writes the content folder `from` to `to`, which must not exist, with copies of its articles until there are `count`.
 * A copy has its own address, day, drawings, cover, hero and share picture, and links to copies made in the same round.
 * If `from` has more articles than `count`, all of them are copied.
 */
export async function generateContent(from: string, to: string, count: number): Promise<void> {
  cpSync(from, to, { recursive: true });
  const originals = readOriginals(to);
  const pictures = new ArticlePictures(to);
  const newestDay = Date.parse(String(originals.at(-1)!.entries.get('published')));
  for (let position = originals.length; position < count; position += 1) {
    const round = Math.floor(position / originals.length) + 1;
    const original = originals[position % originals.length]!;
    // Publishes two copies a day, starting on the day of the sample's newest article.
    const daysLater = Math.floor((position - originals.length) / 2);
    const day = new Date(newestDay + daysLater * 86_400_000).toISOString().slice(0, 10);
    // In the last round, only the first originals have a copy.
    const copiedNames = originals.slice(0, count - (round - 1) * originals.length).map(({ name }) => name);
    writeCopy(to, { original, round, id: position + 1, day, copiedNames });
    pictures.copy(original.name, copyName(original.name, round));
  }
  pictures.writeIndex();
  await copySharePictures(to);
}

const copyName = (name: string, round: number) => `${name}-${round}`;

function readOriginals(folder: string): Original[] {
  const files = readdirSync(join(folder, 'blog')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const drawings = readdirSync(join(folder, 'blog/figures'));
  return files
    .map((file) => {
      const [, entries = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(
        readFileSync(join(folder, 'blog', file), 'utf8'),
      )!;
      const figures = drawings.filter((drawing) => body.includes(`file="${drawing.replace(/(-phone)?\.svg$/, '')}"`));
      return { name: file.replace('.md', ''), entries: parseDocument(entries), body, figures };
    })
    .toSorted((a, b) => Number(a.entries.get('id')) - Number(b.entries.get('id')));
}

interface Copy {
  original: Original;
  round: number;
  id: number;
  day: string;
  /** The names of the originals that have a copy in this round. */
  copiedNames: string[];
}

/** Writes the article and the figures of a copy. */
function writeCopy(folder: string, { original, round, id, day, copiedNames }: Copy) {
  const entries = original.entries.clone();
  const title = String(entries.get('title'));
  entries.set('id', id);
  entries.set('published', day);
  entries.set('title', `${title} (${round})`);
  // The build refuses equal descriptions and long ones: a number makes this one different and little longer.
  entries.set('description', `${round}: ${String(entries.get('description'))}`);
  entries.delete('slug');
  // With its number, a longer title would exceed the 65 characters that search engines show.
  const search = entries.get('search');
  if (isMap(search) ? search.has('title') : title.length > 55) {
    entries.setIn(['search', 'title'], `${title.slice(0, 50)} (${round})`);
  }
  // No two bodies are equal, so that no cache matches.
  const body = `${bodyOfCopy(original.body, round, copiedNames).trimEnd()}\n\nThis is copy ${id}.\n`;
  writeFileSync(join(folder, 'blog', `${copyName(original.name, round)}.md`), `---\n${String(entries)}---\n${body}`);
  for (const figure of original.figures) {
    const copy = figure.replace(/(-phone)?\.svg$/, (end) => `-${round}${end}`);
    cpSync(join(folder, 'blog/figures', figure), join(folder, 'blog/figures', copy));
  }
}

/** The body with links to the copies of this round, and with its own figures. */
function bodyOfCopy(body: string, round: number, copiedNames: string[]): string {
  let text = body;
  for (const name of copiedNames) {
    // The slugs of a few originals begin with the company's.
    const link = new RegExp(`\\(/blog/(\\{\\{company\\.slug\\}\\}-)?${name}(?=[)#])`, 'g');
    text = text.replaceAll(link, `(/blog/${copyName(name, round)}`);
  }
  return text.replaceAll(
    /(::figure\{file=")([^"]+)"/g,
    (_, start: string, name: string) => `${start}${copyName(name, round)}"`,
  );
}

/** The encoded pictures that are named after articles, and their index. */
class ArticlePictures {
  readonly #folder: string;
  readonly #listed: Record<string, ListedPicture>;
  readonly #files: string[];

  constructor(content: string) {
    this.#folder = join(content, 'pictures');
    this.#listed = JSON.parse(readFileSync(join(this.#folder, 'index.json'), 'utf8')) as Record<string, ListedPicture>;
    this.#files = readdirSync(this.#folder);
  }

  /** Copies the pictures of one article for another. */
  copy(name: string, newName: string) {
    for (const picture of [`cover-${name}`, `hero-${name}`, `hero-${name}-tablet`, `hero-${name}-phone`]) {
      const listed = this.#listed[picture];
      if (!listed) continue;
      const newPicture = picture.replace(name, newName);
      this.#listed[newPicture] = listed;
      for (const file of this.#files.filter((candidate) => isFileOf(picture, candidate))) {
        cpSync(join(this.#folder, file), join(this.#folder, file.replace(name, newName)));
      }
    }
  }

  writeIndex() {
    writeFileSync(join(this.#folder, 'index.json'), JSON.stringify(this.#listed));
  }
}

const isFileOf = (picture: string, file: string) =>
  file.startsWith(`${picture}-`) && /^\d+\.\w+$/.test(file.slice(picture.length + 1));

/**
 * Gives each page without a share picture the picture of its original, or of the blog if it is a page of the blog's list.
 * The index lists all as drawn for their own titles.
 */
async function copySharePictures(folder: string) {
  const content = await readContent(folder);
  const index = readShareIndex(folder);
  for (const { file, hash } of shareCards(content, sitePages(content))) {
    const source = [file, file.replace(/-\d+$/, ''), 'blog'].find((name) => index[name])!;
    if (source !== file) {
      mkdirSync(join(folder, 'share', file, '..'), { recursive: true });
      cpSync(join(folder, 'share', `${source}.jpg`), join(folder, 'share', `${file}.jpg`));
    }
    index[file] = { card: hash, bytes: index[source]!.bytes };
  }
  writeFileSync(join(folder, 'share/index.json'), JSON.stringify(index));
}
