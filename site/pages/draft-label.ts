import { formatDate } from './dates.ts';
import type { Publication } from './site-content.ts';

/** The label, in development, of what builds leave out; undefined for what they include. */
export function draftLabel({ status, published }: Publication): string | undefined {
  if (status === 'published') return undefined;
  return status === 'draft' ? 'Draft' : `From ${formatDate(published)}`;
}
