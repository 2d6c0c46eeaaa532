import type { ReactNode } from 'react';
import type { PageModule } from './route-data.ts';

/** A screen. `never` as its props: what it takes comes as JSON from its own route's data, checked at build. */
export type Page = (props: never) => ReactNode;

/** Imports a page's script, with what it needs begun beside it, and waits for its styles: no page shows unstyled. */
export async function loadPage({ script, files, name }: PageModule): Promise<Page> {
  const begun = files.map((file) => begin(file));
  const module = (await import(/* @vite-ignore */ script)) as Record<string, Page>;
  await Promise.all(begun);
  return module[name]!;
}

async function begin(href: string): Promise<void> {
  // Also true of the style sheets that stand inline: a disabled link beside them names their file.
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (isStyle) await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
}
