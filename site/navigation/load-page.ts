import type { ReactNode } from 'react';
import type { PageModule } from './route-data.ts';

/** A screen. `never` as its props: what it takes comes as JSON from its own route's data, checked at build. */
export type Page = (props: never) => ReactNode;

/** Imports a page's script, with what it needs begun beside it, and waits for its styles: no page shows unstyled. */
export async function loadPage({ script, files, name }: PageModule): Promise<Page> {
  const begun = files.map((file) => begin(file));
  const [module] = await Promise.all([import(/* @vite-ignore */ script) as Promise<Record<string, Page>>, ...begun]);
  return module[name]!;
}

const arriving = new Map<string, Promise<void>>();

function begin(href: string): Promise<void> {
  const begun = arriving.get(href) ?? append(href);
  arriving.set(href, begun);
  return begun;
}

/** Resolves when a style sheet applies, at once for a script. A sheet that does not come is asked for anew the next time. */
async function append(href: string): Promise<void> {
  // A style sheet that stands inline: a disabled link beside it names its file.
  if (document.querySelector(`link[disabled][href="${href}"]`)) return;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (!isStyle) return;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
    });
  } catch (cause) {
    link.remove();
    arriving.delete(href);
    throw new Error(`no style sheet ${href}`, { cause });
  }
}
