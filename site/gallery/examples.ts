import type { ReactElement } from 'react';
import type { ContentPage } from './content-page.ts';
import { exampleFiles, sectionNames } from './known-sections.ts';
import type { PageContent } from './page-content.ts';

/** The states of a section by name: written out, or with the words of a page, and then named by its path. */
export type Examples = Readonly<Record<string, ReactElement | ((pages: PageContent) => ReactElement)>>;

/** What `<section>.examples.tsx` exports. */
export interface ExampleFile {
  examples: Examples;
  /** Stands inside another section, which gives it its ground and its edges. */
  part?: boolean;
}

/** A section or a primitive in one of its states. */
export interface Example {
  section: string;
  name: string;
  element: ReactElement;
  part: boolean;
}

/** Words that an example asks for and the company has not: it has no such page, or no case with such a part. */
class NoSuchWords extends Error {}

/** The example; none where the company has not the words for it. */
function shownWith(content: PageContent, example: (pages: PageContent) => ReactElement): ReactElement | undefined {
  try {
    return example(content);
  } catch (error) {
    if (error instanceof NoSuchWords) return undefined;
    throw error;
  }
}

/** Every example of every section and primitive, in the order of their names. */
export function allExamples(pages: readonly ContentPage[]): Example[] {
  const content = contentByPath(pages);
  return sectionNames.flatMap((section) => {
    const { examples = {}, part = false } = exampleFiles.get(section) ?? {};
    return Object.entries(examples).flatMap(([name, example]) => {
      const element = typeof example === 'function' ? shownWith(content, example) : example;
      return element ? [{ section, name, element, part }] : [];
    });
  });
}

function contentByPath(pages: readonly ContentPage[]): PageContent {
  const articles = pages.filter(({ page }) => page === 'article');
  const cases = pages.filter(({ page }) => page === 'case').map(({ props }) => props);
  const named: [string, object | undefined][] = [
    ...pages.map(({ path, props }): [string, object] => [path, props]),
    ['newest article', articles.at(0)?.props],
    ['oldest article', articles.at(-1)?.props],
  ];
  const words = { ...Object.fromEntries(named), caseBlock: firstOf(cases), caseFigure: firstOf(cases) };
  // The development server sends every page of site/routes.ts; the compiler holds the shapes against the pages.
  return new Proxy(words, {
    get(all, path) {
      if (typeof path === 'string' && path in all) return all[path as keyof typeof all];
      throw new NoSuchWords(`the company has no page at ${String(path)}`);
    },
  }) as unknown as PageContent;
}

/** Finds, at any depth, the first object of a kind. */
function firstOf(cases: unknown) {
  return (kind: string) => {
    const found = find(cases, kind);
    if (!found) throw new NoSuchWords(`no case study has a part or figure of kind “${kind}”`);
    return found;
  };
}

function find(value: unknown, kind: string): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('kind' in value && value.kind === kind) return value;
  for (const inner of Object.values(value)) {
    const found = find(inner, kind);
    if (found) return found;
  }
  return undefined;
}
