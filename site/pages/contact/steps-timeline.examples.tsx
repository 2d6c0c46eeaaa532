import type { Examples } from '../../gallery/examples.ts';
import { StepsTimeline } from './steps-timeline.tsx';

export const examples: Examples = {
  '/contact-us': ({ '/contact-us': page }) => <StepsTimeline {...page.next} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
