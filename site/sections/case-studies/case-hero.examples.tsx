import type { Examples } from '../../gallery/examples.ts';
import { CaseHero } from './case-hero.tsx';

export const examples: Examples = {
  '/case-studies': ({ '/case-studies': page }) => <CaseHero {...page.hero} />,
  '/case-studies/rd-rental': ({ '/case-studies/rd-rental': page }) => <CaseHero {...page.hero} />,
  '/case-studies/agile-project-management': ({ '/case-studies/agile-project-management': page }) => (
    <CaseHero {...page.hero} />
  ),
};
