import { searchTitleLimit, type ArticleFrontMatter } from '#content/schema/article.ts';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import { articlesPath, type ArticleFile } from './article-files.ts';
import type { ContentProblems } from './content-error.ts';

/** The authors and categories that articles may name, and the day of the build. */
interface ArticleRules {
  /** Ids of team members; empty if the file with them could not be read. */
  authors: string[];
  /** The names of categories; empty if the file with them could not be read. */
  categories: string[];
  today: string;
}

type Report = (entry: keyof ArticleFrontMatter, message: string) => void;

/**
 * Reports conflicts between articles, which are in the order of their ids, and authors and categories that do not exist. Of two
 * articles in conflict, a draft is the one to change.
 */
export function compareArticles(files: ArticleFile[], rules: ArticleRules, problems: ContentProblems): void {
  const byId = new Map<number, ArticleFile>();
  const bySlug = new Map<string, ArticleFile>();
  const tags = new Map<string, string>();
  let previous: ArticleFile | undefined;
  const draftsLast = files.toSorted((a, b) => Number(a.status === 'draft') - Number(b.status === 'draft'));
  for (const article of draftsLast) {
    const { file, entries, slug, status, lineOf } = article;
    const report: Report = (entry, message) => problems.add({ file, line: lineOf([entry]), path: [entry] }, message);
    const sameId = byId.get(entries.id);
    if (sameId) {
      report(
        'id',
        `is ${entries.id}, which content/${sameId.file} also has: give the newer article ${(files.at(-1)?.entries.id ?? 0) + 1}`,
      );
    }
    const sameSlug = bySlug.get(slug);
    if (sameSlug) {
      report(
        'slug',
        `the address ${articlesPath}/${slug} is also that of content/${sameSlug.file}, so one would overwrite the other: give this article another`,
      );
    }
    checkNames(entries, rules, report);
    checkTitle(entries, report);
    if (!sameId) checkOrder(article, previous, report);
    checkUpdate(entries, rules.today, report);
    compareTags(article, tags, problems);
    if (!sameId) byId.set(entries.id, article);
    if (!sameSlug) bySlug.set(slug, article);
    if (status !== 'draft') previous = article;
  }
}

function checkNames({ author, category }: ArticleFrontMatter, { authors, categories }: ArticleRules, report: Report) {
  if (authors.length > 0 && !authors.includes(author)) {
    report('author', `“${author}” is not in content/people/team.yaml: use one of ${authors.join(', ')}`);
  }
  if (categories.length > 0 && !categories.includes(category)) {
    report(
      'category',
      `“${category}” is not in content/blog/categories.yaml: use one of ${categories.join(', ')}, or add it there${similarNamesHint(category, categories)}`,
    );
  }
}

function checkTitle({ title, search }: ArticleFrontMatter, report: Report) {
  if (search?.title || title.length <= searchTitleLimit) return;
  report(
    'title',
    `has ${title.length} characters, and search engines cut it after ${searchTitleLimit}: shorten it, or add “search: { title: … }” with a shorter one`,
  );
}

/** An article with a higher id must not have an earlier day than `previous`, which is not a draft. */
function checkOrder({ entries, status }: ArticleFile, previous: ArticleFile | undefined, report: Report) {
  if (status === 'draft' || !previous || previous.entries.published <= entries.published) return;
  report(
    'published',
    `is earlier than ${previous.entries.published}, the day of content/${previous.file}, which has a lower id: correct the day, or swap the two ids`,
  );
}

/** The last day that `updated` may name is tomorrow, which may have begun where the editor is, or the day of publication. */
function checkUpdate({ published, updated }: ArticleFrontMatter, today: string, report: Report) {
  const tomorrow = new Date(Date.parse(today) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const latest = published > tomorrow ? published : tomorrow;
  if (updated !== undefined && updated > latest) {
    report('updated', `is ${updated}, a day in the future: write the day of the change, or delete the entry`);
  }
}

/**
 * Reports tags that differ only in case, since related articles are found by equal tags: `iot` does not match `IoT`.
 * `known` are the tags of earlier articles as they were first written, by their lowercase form; this article's are added.
 */
function compareTags({ file, entries, lineOf }: ArticleFile, known: Map<string, string>, problems: ContentProblems) {
  entries.tags.forEach((tag, index) => {
    const path = ['tags', index];
    const report = (message: string) => problems.add({ file, line: lineOf(path), path }, message);
    const earlier = known.get(tag.toLowerCase());
    const isRepeated = entries.tags.slice(0, index).some((other) => other.toLowerCase() === tag.toLowerCase());
    if (isRepeated) report(`“${tag}” appears twice: delete one`);
    else if (earlier && earlier !== tag)
      report(`“${tag}” is written “${earlier}” in other articles: write it the same way`);
  });
  for (const tag of entries.tags) {
    if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag);
  }
}
