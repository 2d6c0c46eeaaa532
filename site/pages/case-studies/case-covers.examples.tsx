import type { Examples } from '../../gallery/examples.ts';
import { CaseCovers } from './case-covers.tsx';

export const examples: Examples = {
  '/case-studies': ({ '/case-studies': page }) => <CaseCovers {...page.covers} />,
};
