import type { Examples } from '../../gallery/examples.ts';
import { TopicFigure } from './topic-figure.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <TopicFigure topics={page.rows.finds.topics} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
