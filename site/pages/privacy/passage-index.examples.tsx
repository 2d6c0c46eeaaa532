import type { Examples } from '../../gallery/examples.ts';
import { PassageIndex } from './passage-index.tsx';

export const examples: Examples = {
  '/privacy-policy': ({ '/privacy-policy': page }) => <PassageIndex heading={page.contents} passages={page.passages} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
