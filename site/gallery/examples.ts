import { createElement, type ReactElement } from 'react';
import { routes } from '../routes.ts';
import type { ContentPage } from './content-page.ts';
import { findSections } from './find-sections.tsx';
import { sectionNames, writtenExamples } from './known-sections.ts';

/** A section in one of its states. */
export interface Example {
  section: string;
  /** The page it is taken from, or what the written example is called. */
  name: string;
  element: ReactElement;
  /** Stands inside another section, which gives it its ground and its edges. */
  part: boolean;
}

/** Every example of every section: as each page uses it, then the written ones. */
export async function allExamples(pages: readonly ContentPage[]): Promise<Example[]> {
  const uses = await Promise.all(
    pages.map(async ({ path, page, props }) => {
      const { load, body } = routes.find((route) => route.page === page)!;
      // Parts that only the build renders have their words here, and no markup yet.
      const parts = Object.entries((await body?.()) ?? {});
      const elements = [
        createElement((await load()) as never, { html: {}, ...props } as never),
        ...parts.map(([name, part]) => createElement(part as never, props.body?.[name] as never)),
      ];
      return elements.flatMap(findSections).map((use) => ({ ...use, name: path }));
    }),
  );
  const order = new Map(sectionNames.map((name, place) => [name, place]));
  return [...uses.flat(), ...writtenExamples].toSorted((a, b) => order.get(a.section)! - order.get(b.section)!);
}
