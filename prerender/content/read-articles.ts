import type { KnownPages } from '#content/schema/known-files.ts';
import type { TeamMember } from '#content/schema/people.ts';
import type { Picture } from '#content/schema/picture.ts';
import type { Article } from '#site/pages/site-content.ts';
import { articleCovers } from './article-covers.ts';
import { articleFigure } from './article-figure.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { articleLink, type LinkTargets } from './article-link.ts';
import { articlePicture } from './article-picture.ts';
import { checkBodyCached, type CheckedBody } from './check-body.ts';
import { ContentError, problemLine, type ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { interpolateLines, type SharedValues } from './interpolate.ts';
import { CachedMarkdown } from './cached-markdown.ts';
import type { MarkdownOptions, RenderedArticle } from './markdown.ts';
import { articlePassages, type Passage } from './passages.ts';
import type { ReportProblem } from './report-problem.ts';

const wordsPerMinute = 220;

/** An article with the passages of pages that its text links to. */
interface ReadArticle extends Article {
  passages: Passage[];
}

interface ArticleSurroundings {
  values: SharedValues;
  team: TeamMember[];
  /** What links may lead to other than pages. */
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
  const markdown = new CachedMarkdown();
  const articles: ReadArticle[] = [];
  // One after another: all their syntax trees at once are a gigabyte at a thousand articles.
  for (const file of files) {
    const article = await readArticle(folder, file, surroundings, markdown, problems);
    if (article) articles.push(article);
  }
  await markdown.prune();
  return articles.toSorted((one, other) => other.id - one.id);
}

async function readArticle(
  folder: ContentFolder,
  article: ArticleFile,
  surroundings: ArticleSurroundings,
  markdown: CachedMarkdown,
  problems: ContentProblems,
): Promise<ReadArticle | undefined> {
  const { file, entries, body, linesAbove, slug, status } = article;
  const { author: authorId, slug: _, draft: __, ...frontMatter } = entries;
  let problemCount = 0;
  const report = (line: number, message: string) => {
    problemCount += 1;
    problems.add({ file, line: line + linesAbove }, message);
  };
  const filled = interpolateLines(body, surroundings.values, report);
  const targets = { ...surroundings.targets, pages: surroundings.pagesFor(article) };
  const { references, passages } = checkedBody(folder, file, filled, targets, report);
  const pictures = articleCovers(folder, article, surroundings.draftPicture, problems);
  const author = surroundings.team.find((member) => member.id === authorId);
  if (problemCount > 0 || !pictures || !author) return undefined;
  const options = { ...references, numbered: entries.numbered };
  const rendered = await problems.attemptAsync(() => renderBody(file, filled, options, markdown));
  if (!rendered) return undefined;
  return {
    ...frontMatter,
    ...rendered,
    ...pictures,
    author,
    slug,
    file,
    status,
    minutes: Math.max(1, Math.round(rendered.words / wordsPerMinute)),
    passages: articlePassages(passages, references.links, { own: `${articlesPath}/${slug}`, file, linesAbove }),
  };
}

const checkedBody = (
  folder: ContentFolder,
  file: string,
  body: string,
  targets: LinkTargets,
  report: ReportProblem,
): CheckedBody =>
  checkBodyCached(
    file,
    body,
    {
      figure: (name) => articleFigure(name, folder),
      picture: (name) => articlePicture(name, folder.known.pictures),
      link: (address) => articleLink(address, targets),
    },
    report,
  );

/** The only place where a body becomes HTML. Equal arguments have equal results. */
async function renderBody(
  file: string,
  body: string,
  options: MarkdownOptions,
  markdown: CachedMarkdown,
): Promise<RenderedArticle> {
  try {
    return await markdown.render(body, options);
  } catch (cause) {
    throw new ContentError(problemLine({ file }, (cause as Error).message), { cause });
  }
}
