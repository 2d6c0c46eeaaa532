import type { Examples } from '../../gallery/examples.ts';
import { ChapterIndex } from './chapter-index.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => (
    <ChapterIndex chapters={[page.startups, page.automation]} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
