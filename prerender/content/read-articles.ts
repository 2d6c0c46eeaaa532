import { join } from 'node:path';
import type { KnownPages } from '#content/schema/known-files.ts';
import type { TeamMember } from '#content/schema/people.ts';
import type { Picture } from '#content/schema/picture.ts';
import type { LanguageName } from '#languages/languages.ts';
import type { Article } from '#site/pages/site-content.ts';
import { jsonHash } from '../json-hash.ts';
import { ArticleBodies } from './article-bodies.ts';
import { articleCovers } from './article-covers.ts';
import { articleFigure } from './article-figure.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { articleLink, type LinkTargets } from './article-link.ts';
import { articlePicture } from './article-picture.ts';
import type { BodySources } from './check-body.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { interpolateLines, type SharedValues } from './interpolate.ts';
import { articlePassages, type Passage } from './passages.ts';

const wordsPerMinute = 220;

/** An article with the passages of pages that its text links to. */
interface ReadArticle extends Article {
  passages: Passage[];
}

interface ArticleSurroundings {
  values: SharedValues;
  language: LanguageName;
  team: TeamMember[];
  /** Targets of links other than pages. */
  targets: Omit<LinkTargets, 'pages'>;
  /** The pages that an article may link to: more for one that is published later. */
  pagesFor: (article: ArticleFile) => KnownPages;
  /** Shown for the pictures that a draft does not have yet. */
  draftPicture?: Picture | undefined;
}

/** Reads the bodies of these articles, newest id first; problems go to `problems`. */
export async function readArticles(
  folder: ContentFolder,
  files: ArticleFile[],
  surroundings: ArticleSurroundings,
  problems: ContentProblems,
): Promise<ReadArticle[]> {
  const bodies = new ArticleBodies(folder.bodies, folder.texts);
  const articles: ReadArticle[] = [];
  const around = surroundingsHash(folder, surroundings);
  // One after another: all their syntax trees at once are a gigabyte at a thousand articles.
  for (const file of files) {
    const pages = surroundings.pagesFor(file);
    const hash = jsonHash(around, hashOfPages(pages));
    const path = join(folder.root, file.file);
    const last = lastArticles.get(path);
    const isSame = last?.file === file && last.hash === hash;
    const article = isSame
      ? last.article
      : await readArticle(folder, file, { ...surroundings, pages }, bodies, problems);
    if (!article) continue;
    articles.push(article);
    lastArticles.set(path, { file, hash, article });
  }
  return articles.toSorted((one, other) => other.id - one.id);
}

/** Articles by path: the development server reads all of them at every save. */
const lastArticles = new Map<string, { file: ArticleFile; hash: string; article: ReadArticle }>();

/**
 * A hash of all that articles take from other files except the pages they link to. When it changes, every article is
 * read again.
 */
const surroundingsHash = (
  folder: ContentFolder,
  { values, language, team, targets, draftPicture }: ArticleSurroundings,
) =>
  jsonHash(
    [values, language, team, [...targets.articles], [...targets.files], targets.site, draftPicture],
    // An article's texts are in the cache: another build's may be gone.
    [folder.known.pictures, folder.versions('blog/figures'), folder.cache],
  );

const pageHashes = new WeakMap<KnownPages, string>();

function hashOfPages(pages: KnownPages): string {
  const hash = pageHashes.get(pages) ?? jsonHash([...pages.paths], [...pages.unpublished]);
  pageHashes.set(pages, hash);
  return hash;
}

async function readArticle(
  folder: ContentFolder,
  article: ArticleFile,
  surroundings: ArticleSurroundings & { pages: KnownPages },
  bodies: ArticleBodies,
  problems: ContentProblems,
): Promise<ReadArticle | undefined> {
  const { file, entries, body, linesAbove, slug, status } = article;
  const { author: authorId, slug: _, draft: __, ...frontMatter } = entries;
  const own = `${articlesPath}/${slug}`;
  const reportInBody = (line: number, message: string) => problems.add({ file, line: line + linesAbove }, message);
  let misspelled = 0;
  const source = interpolateLines(body, surroundings.values, (line, message) => {
    misspelled += 1;
    reportInBody(line, message);
  });
  const address = `${surroundings.targets.site}${own}/`;
  const wanted = { file, source, numbered: entries.numbered, address, language: surroundings.language };
  const targets = { ...surroundings.targets, pages: surroundings.pages };
  const read = await problems.attemptAsync(() => bodies.read(wanted, bodySources(folder, targets), reportInBody));
  const pictures = articleCovers(folder, article, surroundings.draftPicture, problems);
  const author = surroundings.team.find((member) => member.id === authorId);
  if (misspelled > 0 || !read || !pictures || !author) return undefined;
  const { passages, links, ...rendered } = read;
  return {
    ...frontMatter,
    ...rendered,
    ...pictures,
    author,
    slug,
    file,
    status,
    minutes: Math.max(1, Math.round(rendered.wordCount / wordsPerMinute)),
    passages: articlePassages(passages, links, { own, file, linesAbove }),
  };
}

const bodySources = (folder: ContentFolder, targets: LinkTargets): BodySources => ({
  figure: (name) => articleFigure(name, folder),
  picture: (name) => articlePicture(name, folder.known.pictures),
  link: (address) => articleLink(address, targets),
});
