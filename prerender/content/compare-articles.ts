import { searchTitleLimit, type ArticleFrontMatter } from '#content/schema/article.ts';
import { similarNames } from '#content/schema/nearest-names.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import type { ContentProblems } from './content-error.ts';

/** Reports conflicts between articles, and authors and categories that do not exist. */
export function compareArticles(
  files: ArticleFile[],
  { authors, categories, today }: { authors: string[]; categories: string[]; today: string },
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
    if (entries.updated !== undefined && entries.updated > latestChange(today, entries.published))
      report('updated', `is ${entries.updated}, a day to come: write the day of the change, or delete the entry`);
    compareTags(article, known.tags, problems);
    if (!sameId) known.ids.set(entries.id, article);
    if (!sameSlug) known.slugs.set(article.slug, article);
    if (article.status !== 'draft') previous = article;
  }
}

/** The last day on which an article may have been changed. Tomorrow: where the editor is, it may have begun. */
function latestChange(today: string, published: string): string {
  const tomorrow = new Date(Date.parse(today) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return published > tomorrow ? published : tomorrow;
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
