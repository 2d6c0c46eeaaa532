import type { KnownPages } from '#content/schema/known-files.ts';
import { splitPlace } from '#content/schema/link-problem.ts';
import { similarNames } from '#content/schema/nearest-names.ts';
import type { TeamMember } from '#content/schema/people.ts';
import { pictureNamed, unknownPicture, type Picture } from '#content/schema/picture.ts';
import type { Article } from '#site/pages/site-content.ts';
import { shapeProblem } from './picture-shapes.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import { articleLink, type LinkTargets } from './article-link.ts';
import { articlePicture } from './article-picture.ts';
import { checkBodyCached, type CheckedBody } from './check-body.ts';
import { ContentError, problemLine, type ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { interpolate, type SharedValues } from './interpolate.ts';
import { CachedMarkdown } from './cached-markdown.ts';
import type { MarkdownOptions, RenderedArticle } from './markdown.ts';
import type { Passage } from './passages.ts';
import type { ReportProblem } from './report-problem.ts';

const wordsPerMinute = 220;

/** An article with the passages of pages that its text links to. */
export interface ReadArticle extends Article {
  passages: Passage[];
}

export interface ArticleSurroundings {
  values: SharedValues;
  team: TeamMember[];
  /** What links may lead to other than pages. */
  targets: Omit<LinkTargets, 'pages'>;
  /** The pages that an article may link to: more for one that is published later. */
  pagesFor: (article: ArticleFile) => KnownPages;
  /** Shown for the pictures that a draft does not have yet. */
  placeholder?: Picture | undefined;
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
  const filled = fillPlaceholders(body, surroundings.values, report);
  const targets = { ...surroundings.targets, pages: surroundings.pagesFor(article) };
  const { references, passages } = checkedBody(folder, file, filled, targets, report);
  const pictures = ownPictures(folder, article, surroundings.placeholder, problems);
  const author = surroundings.team.find((member) => member.id === authorId);
  if (problemCount > 0 || !pictures || !author) return undefined;
  const options = { ...references, numbered: entries.numbered };
  const rendered = await problems.attemptAsync(() => renderBody(file, filled, options, markdown));
  if (!rendered) return undefined;
  const own = `${articlesPath}/${slug}`;
  return {
    ...frontMatter,
    ...rendered,
    ...pictures,
    author,
    slug,
    file,
    status,
    minutes: Math.max(1, Math.round(rendered.words / wordsPerMinute)),
    passages: passages.flatMap(({ address, line }) => {
      const { path, anchor } = splitPlace(references.links[address] ?? '');
      return anchor && !/^[a-z]+:/i.test(path) ? [{ target: path || own, anchor, file, line: line + linesAbove }] : [];
    }),
  };
}

function fillPlaceholders(body: string, values: SharedValues, report: ReportProblem): string {
  const lines = body.split('\n');
  return lines.map((line, index) => interpolate(line, values, (message) => report(index + 1, message))).join('\n');
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
      figure: (name) => readFigure(folder, name),
      picture: (name) => articlePicture(name, folder.known.pictures),
      link: (address) => articleLink(address, targets),
    },
    report,
  );

function readFigure(folder: ContentFolder, name: string) {
  const wide = `blog/figures/${name}.svg`;
  const phone = `blog/figures/${name}-phone.svg`;
  if (!folder.has(wide)) {
    const drawn = folder.files('blog/figures', '.svg').map((known) => known.replace(/(-phone)?\.svg$/, ''));
    throw new Error(
      `names the figure “${name}”, but content/${wide} does not exist: draw it, or delete the line${similarNames(name, new Set(drawn))}`,
    );
  }
  return { wide: folder.text(wide), ...(folder.has(phone) && { phone: folder.text(phone) }) };
}

function ownPictures(
  folder: ContentFolder,
  { file, name, entries, status }: ArticleFile,
  placeholder: Picture | undefined,
  problems: ContentProblems,
): Pick<Article, 'cover' | 'hero'> | undefined {
  const find = (picture: string, alt: string) => {
    const found = pictureNamed(picture, alt, folder.known.pictures);
    if (!found && status === 'draft' && placeholder) return { ...placeholder, alt };
    if (!found) problems.add({ file, path: ['picture'] }, unknownPicture(picture, folder.known.pictures));
    for (const form of [picture, `${picture}-phone`]) {
      const listed = folder.known.pictures[form];
      const problem = listed && shapeProblem(form, listed, new Set([name]));
      if (problem)
        problems.add(
          { file, path: ['picture'] },
          `“${form}” ${problem}, put it into art/masters/ and run “npm run art -- encode”`,
        );
    }
    return found;
  };
  const cover = find(`cover-${name}`, entries.coverAlt);
  const hero = find(`hero-${name}`, '');
  return cover && hero && { cover, hero };
}

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
