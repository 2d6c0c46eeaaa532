import type { Examples } from '../../gallery/examples.ts';
import { PeopleAsk } from './people-ask.tsx';

export const examples: Examples = {
  '/careers': ({ '/careers': page }) => <PeopleAsk {...page.asks} />,
};
