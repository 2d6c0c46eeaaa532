import type { Examples } from '../../gallery/examples.ts';
import { CaseFeature } from './case-feature.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <CaseFeature {...page.case} />,
};
