import type { Examples } from '../gallery/examples.ts';
import { WideFacts } from './wide-facts.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => <WideFacts {...page.intro} />,
};
