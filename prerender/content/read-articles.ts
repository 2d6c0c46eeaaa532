import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleSchema, type ArticleFrontMatter } from '#content/schema/article.ts';
import type { Company } from '#content/schema/company.ts';
import type { TeamMember } from '#content/schema/people.ts';
import { picture, type Picture } from '#content/schema/picture.ts';
import type { ContentFolder } from './content-folder.ts';
import { ContentError } from './content-error.ts';
import { interpolate } from './interpolate.ts';
import { renderMarkdown, type RenderedArticle } from './markdown.ts';
import { parseYaml } from './parse-yaml.ts';

const wordsAMinute = 220;

export interface Article extends Omit<ArticleFrontMatter, 'author' | 'slug' | 'published'>, RenderedArticle {
  slug: string;
  /** Reading time in whole minutes. */
  minutes: number;
  /** An ISO 8601 date. */
  published: string;
  author: TeamMember;
  cover: Picture;
  hero: Picture;
}

/** Reads content/blog/*.md, newest id first. */
export async function readArticles(folder: ContentFolder, company: Company, team: TeamMember[]): Promise<Article[]> {
  const files = folder.files('blog', '.md').filter((name) => name !== 'README.md');
  const articles = await Promise.all(files.map((name) => readArticle(folder, `blog/${name}`, company, team)));
  const byId = articles.toSorted((one, other) => other.id - one.id);
  const twins = byId.find((article, place) => byId[place + 1]?.id === article.id);
  if (twins) {
    throw new ContentError(
      `content/blog/: two articles have the id ${twins.id}: give the newer one the next free number`,
    );
  }
  return byId;
}

async function readArticle(
  folder: ContentFolder,
  file: string,
  company: Company,
  team: TeamMember[],
): Promise<Article> {
  const { frontMatter, body } = splitFrontMatter(folder.text(file), file);
  const { author: authorId, ...words } = folder.checked(parseYaml(frontMatter, file, 1), file, articleSchema, company);
  const author = team.find((member) => member.id === authorId);
  if (!author) {
    const known = team.map((member) => member.id).join(', ');
    throw new ContentError(
      `content/${file}: author: “${authorId}” is not in content/people/team.yaml: use one of ${known}`,
    );
  }
  const name = file.replace(/^blog\/|\.md$/g, '');
  const rendered = await renderBody(folder, file, interpolate(body, company, file), words.numbered);
  return {
    ...words,
    ...rendered,
    author,
    slug: words.slug ?? name,
    minutes: Math.max(1, Math.round(rendered.words / wordsAMinute)),
    cover: folder.checked({ picture: `cover-${name}`, alt: words.coverAlt }, file, picture),
    hero: folder.checked({ picture: `hero-${name}`, alt: '' }, file, picture),
  };
}

function splitFrontMatter(source: string, file: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) {
    throw new ContentError(
      `content/${file}: has no front matter: begin the file with a line ---, the entries, and a line ---`,
    );
  }
  return { frontMatter: match[1] ?? '', body: match[2] ?? '' };
}

async function renderBody(folder: ContentFolder, file: string, body: string, numbered: boolean) {
  const figure = (drawing: string) => {
    const phone = `blog/figures/${drawing}-phone.svg`;
    return {
      wide: folder.text(`blog/figures/${drawing}.svg`),
      ...(existsSync(join(folder.root, phone)) && { phone: folder.text(phone) }),
    };
  };
  try {
    return await renderMarkdown(body, { numbered, figure });
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw new ContentError(`content/${file}: ${(cause as Error).message}`, { cause });
  }
}
