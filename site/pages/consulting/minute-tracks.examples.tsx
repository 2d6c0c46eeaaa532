import type { Examples } from '../../gallery/examples.ts';
import { MinuteTracks } from './minute-tracks.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => <MinuteTracks {...page.automation.minutes} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
