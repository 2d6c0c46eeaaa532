import type { Publication } from '../content/publication.ts';
import { shownDate } from './dates.ts';

/** While developing, what builds leave out says so; undefined for what they show. */
export function draftMark({ standing, published }: Publication): string | undefined {
  if (standing === 'published') return undefined;
  return standing === 'draft' ? 'Draft' : `From ${shownDate(published)}`;
}
