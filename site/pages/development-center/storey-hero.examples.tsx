import type { Examples } from '../../gallery/examples.ts';
import { StoreyHero } from './storey-hero.tsx';

export const examples: Examples = {
  '/development-center-services': ({ '/development-center-services': page }) => (
    <StoreyHero heading={page.heading} text={page.text} people={page.team.crafts} />
  ),
};
