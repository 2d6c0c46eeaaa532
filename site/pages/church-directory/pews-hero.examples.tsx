import type { Examples } from '../../gallery/examples.ts';
import { PewsHero } from './pews-hero.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => (
    <PewsHero
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      action={page.action}
      pews={page.pews}
      parent={page.parent}
    />
  ),
};
