import type { Examples } from '../../gallery/examples.ts';
import { CounterHero } from './counter-hero.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => (
    <CounterHero
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      action={page.action}
      terminal={page.terminal}
      parent={page.parent}
    />
  ),
};
