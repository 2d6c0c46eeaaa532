import type { Examples } from '../../gallery/examples.ts';
import { SprintRing } from './sprint-ring.tsx';

export const examples: Examples = {
  '/extended-team-services': ({ '/extended-team-services': page }) => <SprintRing {...page.scrum} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
