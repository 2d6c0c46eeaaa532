/** `scheduled`: its day has not come. */
export type Standing = 'published' | 'scheduled' | 'draft';

/** Whether a page is shown, and from which day on, as 2025-01-27; '' where it names none. */
export interface Publication {
  standing: Standing;
  published: string;
}

/** `today` and `published` as 2025-01-27. */
export function publicationOn(
  today: string,
  { draft, published = '' }: { draft: boolean; published?: string | undefined },
): Publication {
  return { standing: draft ? 'draft' : published > today ? 'scheduled' : 'published', published };
}

/** Whether visitors have `page` when they first see `from`: a draft may link to any, as it is checked again without that. */
export function isThereBy(from: Publication | undefined, page: Publication): boolean {
  if (page.standing === 'published' || from?.standing === 'draft') return true;
  return page.standing === 'scheduled' && from?.standing === 'scheduled' && page.published <= from.published;
}

/** Why a page cannot be linked to yet: “which is a draft”. */
export const whyNotThere = ({ standing, published }: Publication): string =>
  standing === 'draft' ? 'is a draft' : `is not published before ${published}`;
