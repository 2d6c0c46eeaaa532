import type { Publication } from '#site/pages/site-content.ts';

/** A page's publication as of `today`. Days are written like 2025-01-27. */
export function publicationOn(
  today: string,
  { draft, published = '' }: { draft: boolean; published?: string | undefined },
): Publication {
  if (draft) return { status: 'draft', published };
  return { status: published > today ? 'scheduled' : 'published', published };
}

/**
 * Whether `page` is published no later than `from`, which links to it. A draft may link to any page: it is checked again when it
 * is published.
 */
export function isPublishedBy(from: Publication | undefined, page: Publication): boolean {
  if (page.status === 'published' || from?.status === 'draft') return true;
  return page.status === 'scheduled' && from?.status === 'scheduled' && page.published <= from.published;
}

/** The reason that a page cannot be linked to yet, worded to follow “which”. */
export const unpublishedReason = ({ status, published }: Publication): string =>
  status === 'draft' ? 'is a draft' : `is not published before ${published}`;
