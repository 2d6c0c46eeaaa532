import type { Examples } from '../gallery/examples.ts';
import { RunInList } from './run-in-list.tsx';

export const examples: Examples = {
  '/services': ({ '/services': page }) => <RunInList {...page.same} at={5} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
