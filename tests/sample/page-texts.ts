import type { SitePage } from '#prerender/data/site-pages.ts';

/**
 * Every text in a value, except addresses, names of drawings, and pictures with their alternative texts.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || 'avif' in value) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(link|icon|iconShapes|drawing|mark|id)$/.test(key) ? [] : textsIn(part),
  );
}

/** Every text of a page, its description first. */
export const textsOfPage = (page: SitePage) => [page.description, ...textsIn(page.props)];
