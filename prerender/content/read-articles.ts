import { join } from 'node:path';
import type { KnownPages } from '#content/schema/known-files.ts';
import type { TeamMember } from '#content/schema/people.ts';
import type { Picture } from '#content/schema/picture.ts';
import type { LanguageName } from '#languages/languages.ts';
import type { Article } from '#site/pages/site-content.ts';
import { jsonHash } from '../json-hash.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { ArticleBodies } from './article-bodies.ts';
import { findCovers } from './find-covers.ts';
import { findFigure } from './find-figure.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { resolveLink, type LinkTargets } from './resolve-link.ts';
import { findPicture } from './find-picture.ts';
import type { ReferenceResolver } from './check-body.ts';
import { concurrentArticles, MarkdownRenderer } from './markdown-renderer.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { interpolateLines, type SharedValues } from './interpolate.ts';
import { articlePassages, type PassageLink } from './passages.ts';

const wordsPerMinute = 220;

/** An article, with the links of its text to passages of pages. */
interface ReadArticle extends Article {
  passages: PassageLink[];
}

/** The values that articles depend on besides their own files. */
interface ArticleContext {
  values: SharedValues;
  language: LanguageName;
  team: TeamMember[];
  /** Targets of links other than pages. */
  targets: Omit<LinkTargets, 'pages'>;
  /** The pages that an article may link to: more for one that is published later. */
  pagesFor: (article: ArticleFile) => KnownPages;
  /** The picture that is shown in place of pictures that a draft does not have yet. */
  draftPicture?: Picture | undefined;
}

/** The last result by path: the development server reads all articles at every save. */
const lastArticles = new Map<string, { file: ArticleFile; hash: string; article: ReadArticle }>();

/** Reads the bodies of these articles, highest id first. Adds what is wrong to `problems`. */
export async function readArticles(
  folder: ContentFolder,
  files: ArticleFile[],
  context: ArticleContext,
  problems: ContentProblems,
): Promise<ReadArticle[]> {
  const renderer = new MarkdownRenderer();
  const bodies = new ArticleBodies(folder.bodyCache, folder.textCache, renderer);
  const sharedHash = contextHash(folder, context);
  const read = async (file: ArticleFile) => {
    const pages = context.pagesFor(file);
    const hash = jsonHash(sharedHash, hashOfPages(pages));
    const path = join(folder.root, file.file);
    const last = lastArticles.get(path);
    if (last?.file === file && last.hash === hash) return last.article;
    const article = await readArticle(folder, file, { ...context, pages }, bodies, problems);
    if (article) lastArticles.set(path, { file, hash, article });
    return article;
  };
  try {
    // A few at a time: the syntax trees of a thousand take up a gigabyte.
    const articles = await mapConcurrently(files, concurrentArticles, read);
    return articles.filter((article) => article !== undefined).toSorted((a, b) => b.id - a.id);
  } finally {
    await renderer.close();
  }
}

/**
 * A hash of all that articles take from other files, except the pages they link to. When it changes, every article is
 * read again.
 */
const contextHash = (folder: ContentFolder, { values, language, team, targets, draftPicture }: ArticleContext) =>
  jsonHash(
    [values, language, team, [...targets.articles], [...targets.files], draftPicture],
    // The texts of an article are in the cache folder, which another build may not share.
    [folder.knownFiles.pictures, folder.versions('blog/figures'), folder.cache],
  );

const pageHashes = new WeakMap<KnownPages, string>();

function hashOfPages(pages: KnownPages): string {
  const hash = pageHashes.get(pages) ?? jsonHash([...pages.paths], [...pages.unpublished], pages.site);
  pageHashes.set(pages, hash);
  return hash;
}

async function readArticle(
  folder: ContentFolder,
  article: ArticleFile,
  context: ArticleContext & { pages: KnownPages },
  bodies: ArticleBodies,
  problems: ContentProblems,
): Promise<ReadArticle | undefined> {
  const { file, entries, body, linesAbove, slug, status } = article;
  const { author: authorId, slug: _, draft: __, ...frontMatter } = entries;
  const path = `${articlesPath}/${slug}`;
  const reportInBody = (line: number, message: string) => problems.add({ file, line: line + linesAbove }, message);
  let hasUnknownPlaceholder = false;
  const source = interpolateLines(body, context.values, (line, message) => {
    hasUnknownPlaceholder = true;
    reportInBody(line, message);
  });
  const address = `${context.pages.site}${path}/`;
  const request = { file, source, numbered: entries.numbered, address, language: context.language };
  const targets = { ...context.targets, pages: context.pages };
  const renderedBody = await problems.attemptAsync(() =>
    bodies.read(request, referenceResolver(folder, targets), reportInBody),
  );
  const pictures = findCovers(folder, article, context.draftPicture, problems);
  const author = context.team.find((member) => member.id === authorId);
  if (hasUnknownPlaceholder || !renderedBody || !pictures || !author) return undefined;
  const { passages, links, ...rendered } = renderedBody;
  return {
    ...frontMatter,
    ...rendered,
    ...pictures,
    author,
    slug,
    file,
    status,
    minutes: Math.max(1, Math.round(rendered.wordCount / wordsPerMinute)),
    passages: articlePassages(passages, links, { path, file, linesAbove }),
  };
}

const referenceResolver = (folder: ContentFolder, targets: LinkTargets): ReferenceResolver => ({
  figure: (name) => findFigure(name, folder),
  picture: (name) => findPicture(name, folder.knownFiles.pictures),
  link: (address) => resolveLink(address, targets),
});
