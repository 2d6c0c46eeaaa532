import { searchTitleLimit } from '#content/schema/article.ts';
import type { Route } from '#site/routes.ts';
import type { ArticleFile } from './article-files.ts';
import type { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { pageFileOf } from './page-files.ts';

/** The title and description that search results show of a page, with their places in its file. */
interface LocatedMetadata {
  file: string;
  isDraft: boolean;
  title: LocatedText;
  description: LocatedText;
  lineOf: (path: string[]) => number;
}

interface LocatedText {
  text: string;
  path: string[];
}

interface SearchedPages {
  /** The content of pages, by address. */
  pages: ReadonlyMap<string, unknown>;
  routes: readonly Route[];
  articleFiles: readonly ArticleFile[];
}

/** Reports titles that search engines cut, and pages that search results would show alike. */
export function checkMetadata(folder: ContentFolder, all: SearchedPages, problems: ContentProblems): void {
  const pages = all.routes.flatMap((route) => pageMetadata(folder, route, all.pages.get(route.path)));
  for (const { file, title, lineOf } of pages) {
    // Home is exempt: its title contains the company's name, which may be long.
    if (file === 'pages/home.yaml' || title.text.length <= searchTitleLimit) continue;
    problems.add(
      { file, line: lineOf(title.path), path: title.path },
      `has ${title.text.length} characters, and search engines cut it after ${searchTitleLimit}: shorten it`,
    );
  }
  const allMetadata = [...pages, ...all.articleFiles.map(articleMetadata)];
  // Drafts come last: of two that are alike, the draft is the one to change.
  const draftsLast = allMetadata.toSorted((a, b) => Number(a.isDraft) - Number(b.isDraft));
  for (const name of ['title', 'description'] as const) checkDuplicates(draftsLast, name, problems);
}

function pageMetadata(folder: ContentFolder, route: Route, content: unknown): LocatedMetadata[] {
  const {
    title,
    description,
    draft = false,
  } = (content ?? {}) as { title?: string; description?: string; draft?: boolean };
  // The content file with the labels of articles' pages has neither.
  if (title === undefined || description === undefined) return [];
  const file = pageFileOf(route);
  return [
    {
      file,
      isDraft: draft,
      title: { text: title, path: ['title'] },
      description: { text: description, path: ['description'] },
      lineOf: (path) => folder.parseYaml(file).lineOf(path),
    },
  ];
}

function articleMetadata({ file, status, entries, lineOf }: ArticleFile): LocatedMetadata {
  const locate = (name: 'title' | 'description'): LocatedText => {
    const override = entries.search?.[name];
    return override === undefined ? { text: entries[name], path: [name] } : { text: override, path: ['search', name] };
  };
  return { file, isDraft: status === 'draft', title: locate('title'), description: locate('description'), lineOf };
}

/** Reports each text that an earlier page has too. */
function checkDuplicates(pages: readonly LocatedMetadata[], name: 'title' | 'description', problems: ContentProblems) {
  const files = new Map<string, string>();
  for (const page of pages) {
    const { text, path } = page[name];
    const firstFile = files.get(text.toLowerCase());
    files.set(text.toLowerCase(), firstFile ?? page.file);
    if (firstFile === undefined) continue;
    problems.add(
      { file: page.file, line: page.lineOf(path), path },
      `is the same as in content/${firstFile}, and search results would show both alike: give one of the two another`,
    );
  }
}
