import { join } from 'node:path';
import { articleSchema, type ArticleFrontMatter } from '#content/schema/article.ts';
import { isSlug, slugify } from '#content/schema/slug.ts';
import type { Publication } from '#site/pages/site-content.ts';
import { jsonHash } from '../json-hash.ts';
import { ContentError, isContentError, problemLine, type ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import type { SharedValues } from './interpolate.ts';
import { parseCachedYaml } from './cached-yaml.ts';
import type { ParsedYaml } from './parse-yaml.ts';
import { publicationOn } from './publication.ts';

/** An article's file: its front matter, validated, and its unprocessed body. */
export interface ArticleFile extends Publication {
  /** The file's path below content/. */
  file: string;
  /** The file's name without its extension. */
  name: string;
  entries: ArticleFrontMatter;
  /** The line of an entry of the front matter. */
  lineOf: ParsedYaml['lineOf'];
  slug: string;
  body: string;
  /** The number of lines before the body. */
  linesAbove: number;
}

/** The address of the list of articles, and the folder of their addresses. */
export const articlesPath = '/blog';

interface ArticleFileOptions {
  values: SharedValues;
  /** A day such as 2025-01-27. */
  today: string;
  /** Whether the draft in a file is shown. One that is not may have wrong or missing entries. */
  showsDraft: (file: string) => boolean;
}

/**
 * Reads the front matter of content/blog/*.md, sorted by id, and by day where two articles share an id. Adds what is
 * wrong to `problems`.
 */
export function readArticleFiles(
  folder: ContentFolder,
  { values, today, showsDraft }: ArticleFileOptions,
  problems: ContentProblems,
): ArticleFile[] {
  const context = { values, today, hash: jsonHash(values, today) };
  const read = (name: string) => {
    const file = `blog/${name}.md`;
    return showsDraft(file) ? readArticleFile(folder, file, context) : readUnlessUnfinished(folder, file, context);
  };
  const names = articleNames(folder);
  checkPictureNames(names, problems);
  return names
    .map((name) => problems.attempt(() => read(name)))
    .filter((article) => article !== undefined)
    .toSorted((a, b) => a.entries.id - b.entries.id || a.entries.published.localeCompare(b.entries.published));
}

/** Reports articles whose pictures would be taken for those of another article: `cover-shop-phone` is `cover-shop` on phones. */
function checkPictureNames(names: readonly string[], problems: ContentProblems): void {
  const all = new Set(names);
  for (const name of names) {
    const [, other = '', device] = /^(.+)-(phone|tablet)$/.exec(name) ?? [];
    if (!all.has(other)) continue;
    problems.add(
      { file: `blog/${name}.md` },
      `its pictures would be shown on ${device}s in place of those of content/blog/${other}.md: give it a name that does not end in -${device}`,
    );
  }
}

/**
 * The addresses of all articles by file name. An article whose front matter could not be read gets the address of its
 * file name: its problem is already reported, and links to it are not another one.
 */
export function articleAddresses(folder: ContentFolder, files: ArticleFile[]): Map<string, string> {
  const slugs = new Map(files.map(({ name, slug }) => [name, slug]));
  return new Map(articleNames(folder).map((name) => [name, `${articlesPath}/${slugs.get(name) ?? name}`]));
}

/** The names of the files in content/blog/ with an article, without their extension. */
const articleNames = (folder: ContentFolder): string[] =>
  folder
    .list('blog', '.md')
    .filter((file) => file !== 'README.md')
    .map((file) => file.slice(0, -'.md'.length));

/** The values that an article's front matter depends on besides its file, and a hash of them. */
interface FrontMatterContext {
  values: SharedValues;
  today: string;
  hash: string;
}

/** Files without problems, by path: the development server reads all of them at every save. */
const lastFiles = new Map<string, { text: string; hash: string; article: ArticleFile }>();

/** Reads an article's file; undefined for a draft with wrong entries. The name of a draft's file must be valid, too. */
function readUnlessUnfinished(
  folder: ContentFolder,
  file: string,
  context: FrontMatterContext,
): ArticleFile | undefined {
  try {
    return readArticleFile(folder, file, context);
  } catch (error) {
    if (!isContentError(error)) throw error;
    const { frontMatter } = splitFrontMatter(folder.readText(file), file);
    const { value } = parseCachedYaml(frontMatter, file, 1, folder.yamlCache);
    const { draft, slug } = (value ?? {}) as { draft?: unknown; slug?: unknown };
    if (draft !== true) throw error;
    checkName(file, slug);
    return undefined;
  }
}

/** Reads an article's file, or returns the last result until its text, a shared value or the day changes. */
function readArticleFile(
  folder: ContentFolder,
  file: string,
  { values, today, hash }: FrontMatterContext,
): ArticleFile {
  const path = join(folder.root, file);
  const text = folder.readText(file);
  const last = lastFiles.get(path);
  if (last?.text === text && last.hash === hash) return last.article;
  const article = parseArticleFile(folder, { file, text }, values, today);
  lastFiles.set(path, { text, hash, article });
  return article;
}

function parseArticleFile(
  folder: ContentFolder,
  { file, text }: { file: string; text: string },
  values: SharedValues,
  today: string,
): ArticleFile {
  const { frontMatter, body, linesAbove } = splitFrontMatter(text, file);
  // Above the front matter is a line ---.
  const parsed = parseCachedYaml(frontMatter, file, 1, folder.yamlCache);
  const entries = folder.validate(parsed, file, articleSchema, { values });
  checkName(file, entries.slug);
  return {
    file,
    name: nameOf(file),
    entries,
    lineOf: parsed.lineOf,
    slug: entries.slug ?? nameOf(file),
    body,
    linesAbove,
    ...publicationOn(today, entries),
  };
}

/**
 * Throws a ContentError if a file's name cannot be an address, even if `slug` is the address: pictures are named after the
 * file, and the editor lists no files with other names.
 */
function checkName(file: string, slug: unknown): void {
  const name = nameOf(file);
  if (isSlug(name)) return;
  throw new ContentError(
    problemLine(
      { file },
      `its name becomes ${slug ? 'that of its pictures' : 'its address'} and may only contain lowercase letters, digits and single hyphens: rename it to ${slugify(name) || 'words-of-its-title'}.md`,
    ),
  );
}

/** The name of an article's file without its folder and extension. */
const nameOf = (file: string) => file.replace(/^blog\/|\.md$/g, '');

function splitFrontMatter(source: string, file: string) {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source);
  if (!match) {
    const missing = /^---[ \t]*\r?\n/.test(source)
      ? 'end the entries with a line ---'
      : 'begin the file with a line ---, the entries, and a line ---';
    throw new ContentError(problemLine({ file, line: 1 }, `has no front matter: ${missing}`));
  }
  const [, frontMatter = '', body = ''] = match;
  return { frontMatter, body, linesAbove: source.slice(0, source.length - body.length).split('\n').length - 1 };
}
