import { formatDate } from './dates.ts';
import type { Publication, SiteContent } from './site-content.ts';

/** The label, in development, of something that builds omit; undefined if they include it. */
export function draftLabel(
  { status, published }: Publication,
  content: Pick<SiteContent, 'language' | 'company'>,
): string | undefined {
  if (status === 'published') return undefined;
  const { draft, scheduledLabel } = content.language;
  return status === 'draft' ? draft : scheduledLabel(formatDate(published, content));
}
