import type { Examples } from '../../gallery/examples.ts';
import { TechnologyRow } from './technology-row.tsx';

export const examples: Examples = {
  '/case-studies/rd-rental': ({ '/case-studies/rd-rental': page }) => <TechnologyRow {...page.technologies} />,
};
