import type { Examples } from '../../gallery/examples.ts';
import { FactStrip } from './fact-strip.tsx';

export const examples: Examples = {
  '/case-studies/rd-rental': ({ '/case-studies/rd-rental': page }) => <FactStrip facts={page.facts.facts} />,
};
