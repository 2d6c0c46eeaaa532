import type { Examples } from '../../gallery/examples.ts';
import { RuledPair } from './ruled-pair.tsx';

export const examples: Examples = {
  '/extended-team-services': ({ '/extended-team-services': page }) => <RuledPair {...page.model} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
