import { articleSchema, searchTitleLimit, type ArticleFrontMatter } from '#content/schema/article.ts';
import { similarNames } from '#content/schema/nearest-names.ts';
import { isSlug, slugify } from '#content/schema/slug.ts';
import type { Publication } from '#site/pages/site-content.ts';
import { ContentError, problemLine, type ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import type { SharedValues } from './interpolate.ts';
import { parseYamlCached, type ParsedYaml } from './parse-yaml.ts';
import { publicationOn } from './publication.ts';

/** An article's file, its entries read and checked, its text not. */
export interface ArticleFile extends Publication {
  /** Below content/. */
  file: string;
  /** The file's name without its extension. */
  name: string;
  entries: ArticleFrontMatter;
  /** The line of an entry. */
  lineOf: ParsedYaml['lineOf'];
  slug: string;
  body: string;
  /** How many lines precede the body. */
  linesAbove: number;
}

/** The address that those of all articles begin with. */
export const articlesPath = '/blog';

/** Reads the entries of content/blog/*.md, in the order of their ids; what is wrong goes to `problems`. `today` as 2025-01-27. */
export function readArticleFiles(
  folder: ContentFolder,
  values: SharedValues,
  today: string,
  problems: ContentProblems,
): ArticleFile[] {
  const names = folder.files('blog', '.md').filter((name) => name !== 'README.md');
  const found = names.map((name) => problems.attempt(() => readArticleFile(folder, `blog/${name}`, values, today)));
  return found.filter((file) => file !== undefined).toSorted((one, other) => one.entries.id - other.entries.id);
}

/**
 * The addresses of all articles by their files' names. An article whose entries could not be read gets the address of its
 * name: its problem is already reported, and links to it are not another one.
 */
export function articleAddresses(folder: ContentFolder, files: ArticleFile[]): Map<string, string> {
  const names = folder
    .files('blog', '.md')
    .filter((name) => name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length));
  const slugs = new Map(files.map(({ name, slug }) => [name, slug]));
  return new Map(names.map((name) => [name, `${articlesPath}/${slugs.get(name) ?? name}`]));
}

function readArticleFile(folder: ContentFolder, file: string, values: SharedValues, today: string): ArticleFile {
  const { frontMatter, body, linesAbove } = splitFrontMatter(folder.text(file), file);
  const parsed = parseYamlCached(frontMatter, file, 1);
  const entries = folder.checked(parsed, file, articleSchema, { values });
  const name = file.replace(/^blog\/|\.md$/g, '');
  if (!entries.slug && !isSlug(name)) {
    throw new ContentError(
      problemLine(
        { file },
        `its name becomes its address and may only contain lowercase letters, digits and single hyphens: rename it to ${slugify(name) || 'words-of-its-title'}.md`,
      ),
    );
  }
  return {
    file,
    name,
    entries,
    lineOf: parsed.lineOf,
    slug: entries.slug ?? name,
    body,
    linesAbove,
    ...publicationOn(today, entries),
  };
}

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

/** Reports conflicts between articles, and authors and categories that do not exist. */
export function compareArticles(
  files: ArticleFile[],
  { authors, categories }: { authors: string[]; categories: string[] },
  problems: ContentProblems,
): void {
  const known = {
    ids: new Map<number, ArticleFile>(),
    slugs: new Map<string, ArticleFile>(),
    tags: new Map<string, string>(),
  };
  let previous: ArticleFile | undefined;
  for (const article of files) {
    const { file, entries, lineOf } = article;
    const report = (entry: keyof ArticleFrontMatter, message: string) =>
      problems.add({ file, line: lineOf([entry]), path: [entry] }, message);
    const sameId = known.ids.get(entries.id);
    if (sameId)
      report(
        'id',
        `is ${entries.id}, which content/${sameId.file} has too: give the newer one ${(files.at(-1)?.entries.id ?? 0) + 1}`,
      );
    const sameSlug = known.slugs.get(article.slug);
    if (sameSlug) {
      report(
        'slug',
        `the address ${articlesPath}/${article.slug} is that of content/${sameSlug.file} too, so one would overwrite the other: give this one another`,
      );
    }
    if (authors.length > 0 && !authors.includes(entries.author)) {
      report('author', `“${entries.author}” is not in content/people/team.yaml: use one of ${authors.join(', ')}`);
    }
    if (categories.length > 0 && !categories.includes(entries.category)) {
      report(
        'category',
        `“${entries.category}” is not in content/blog/categories.yaml: use one of ${categories.join(', ')}, or add it there${similarNames(entries.category, categories)}`,
      );
    }
    if (!entries.search?.title && entries.title.length > searchTitleLimit) {
      report(
        'title',
        `has ${entries.title.length} characters, and search engines cut it after ${searchTitleLimit}: shorten it, or add “search: { title: … }” with a shorter one`,
      );
    }
    if (article.status !== 'draft' && previous && !sameId && previous.entries.published > entries.published) {
      report(
        'published',
        `is earlier than ${previous.entries.published}, the day of content/${previous.file}, which has a lower id: correct the day, or swap the two ids`,
      );
    }
    compareTags(article, known.tags, problems);
    if (!sameId) known.ids.set(entries.id, article);
    if (!sameSlug) known.slugs.set(article.slug, article);
    if (article.status !== 'draft') previous = article;
  }
}

/**
 * Related articles are found by equal tags: `iot` does not match `IoT`. `known` are the tags of the articles before, as they
 * were first written, by their lowercase form; those of this one are added.
 */
function compareTags({ file, entries, lineOf }: ArticleFile, known: Map<string, string>, problems: ContentProblems) {
  entries.tags.forEach((tag, index) => {
    const path = ['tags', index];
    const before = known.get(tag.toLowerCase());
    if (before && before !== tag) {
      problems.add(
        { file, line: lineOf(path), path },
        `“${tag}” is written “${before}” in other articles: write it the same way`,
      );
    }
    if (entries.tags.indexOf(tag) < index)
      problems.add({ file, line: lineOf(path), path }, `“${tag}” appears twice: delete one`);
  });
  for (const tag of entries.tags) if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag);
}
