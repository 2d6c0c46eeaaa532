import type { Examples } from '../../gallery/examples.ts';
import { BranchHero } from './branch-hero.tsx';

export const examples: Examples = {
  '/extended-team-services': ({ '/extended-team-services': page }) => (
    <BranchHero heading={page.heading} text={page.text} weeks={page.weeks} />
  ),
};
