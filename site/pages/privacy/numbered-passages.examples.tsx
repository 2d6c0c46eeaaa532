import type { Examples } from '../../gallery/examples.ts';
import { NumberedPassages } from './numbered-passages.tsx';

export const examples: Examples = {
  '/privacy-policy': ({ '/privacy-policy': page }) => <NumberedPassages passages={page.passages} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
