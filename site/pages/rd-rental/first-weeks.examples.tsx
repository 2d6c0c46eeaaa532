import type { Examples } from '../../gallery/examples.ts';
import { FirstWeeks } from './first-weeks.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <FirstWeeks {...page.start} />,
};
