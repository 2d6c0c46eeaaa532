import type { Examples } from '../../gallery/examples.ts';
import { ChoiceList } from './choice-list.tsx';

export const examples: Examples = {
  '/services': ({ '/services': page }) => <ChoiceList {...page.choice} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
