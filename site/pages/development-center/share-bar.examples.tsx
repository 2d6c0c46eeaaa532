import type { Examples } from '../../gallery/examples.ts';
import { ShareBar } from './share-bar.tsx';

export const examples: Examples = {
  '/development-center-services': ({ '/development-center-services': page }) => <ShareBar {...page.cost} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
