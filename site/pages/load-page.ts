/// <reference types="vite/types/importMeta.d.ts" />
import type { FunctionComponent } from 'react';

const files = import.meta.glob<Record<string, FunctionComponent<object>>>('./*/*-page.tsx');

/** The component of a kind of page: `why-us` is WhyUsPage in why-us-page.tsx. Rejects when there is no such file or export. */
export async function loadPage(page: string): Promise<FunctionComponent<object>> {
  const file = `./${page}/${page}-page.tsx`;
  const name = `${page}-page`.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const component = (await files[file]?.())?.[name];
  if (!component)
    throw new Error(
      `site/routes.ts names the page “${page}”, but site/pages/${page}/${page}-page.tsx exports no ${name}`,
    );
  return component;
}
