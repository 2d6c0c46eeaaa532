import type { ReactElement } from 'react';
import type { ContentPage } from './content-page.ts';
import type { Example } from './examples.ts';
import { exampleFiles, sectionNames } from './known-sections.ts';
import type { PageContent } from './page-content.ts';

/** The company has no such page, or no case study with such a block or figure. */
class MissingContentError extends Error {}

/** Undefined if the company has no content for the example. */
function renderExample(content: PageContent, example: (pages: PageContent) => ReactElement): ReactElement | undefined {
  try {
    return example(content);
  } catch (error) {
    if (error instanceof MissingContentError) return undefined;
    throw error;
  }
}

/** Every example of every section and primitive, in the order of their names. */
export function allExamples(pages: readonly ContentPage[]): Example[] {
  const content = contentByPath(pages);
  return sectionNames.flatMap((section) => {
    const { examples = {}, part = false } = exampleFiles.get(section) ?? {};
    return Object.entries(examples).flatMap(([name, example]) => {
      const element = typeof example === 'function' ? renderExample(content, example) : example;
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
  const words = { ...Object.fromEntries(named), caseBlock: findFirst(cases), caseFigure: findFirst(cases) };
  // Safe to cast: the development server sends every page of site/routes.ts, with the props its component takes.
  return new Proxy(words, {
    get(all, path) {
      if (typeof path === 'string' && path in all) return all[path as keyof typeof all];
      throw new MissingContentError(`the company has no page at ${String(path)}`);
    },
  }) as unknown as PageContent;
}

/** Returns a function that finds, at any depth, the first object of a kind. */
function findFirst(cases: unknown) {
  return (kind: string) => {
    const found = find(cases, kind);
    if (!found) throw new MissingContentError(`no case study has a block or figure of kind “${kind}”`);
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
