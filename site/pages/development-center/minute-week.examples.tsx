import type { Examples } from '../../gallery/examples.ts';
import { MinuteWeek } from './minute-week.tsx';

export const examples: Examples = {
  '/development-center-services': ({ '/development-center-services': page }) => <MinuteWeek {...page.management} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
