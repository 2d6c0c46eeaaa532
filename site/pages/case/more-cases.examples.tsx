import type { Examples } from '../../gallery/examples.ts';
import { MoreCases } from './more-cases.tsx';

export const examples: Examples = {
  '/case-studies/rd-rental': ({ '/case-studies/rd-rental': page }) => <MoreCases {...page.more} />,
};
