import type { Examples } from '../../gallery/examples.ts';
import { CraftRow } from './craft-row.tsx';

export const examples: Examples = {
  '/development-center-services': ({ '/development-center-services': page }) => <CraftRow {...page.team} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
