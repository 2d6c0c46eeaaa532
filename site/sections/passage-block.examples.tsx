import type { Examples } from '../gallery/examples.ts';
import { PassageBlock } from './passage-block.tsx';

export const examples: Examples = {
  '/privacy-policy': ({ '/privacy-policy': page }) => <PassageBlock block={page.passages[0]!.blocks[0]!} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
