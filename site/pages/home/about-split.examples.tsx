import type { Examples } from '../../gallery/examples.ts';
import { AboutSplit } from './about-split.tsx';

export const examples: Examples = {
  '/': ({ '/': page }) => <AboutSplit {...page.about} />,
};
