import type { Examples } from '../../gallery/examples.ts';
import { CaseBlock } from './case-block.tsx';

export const examples: Examples = {
  '/case-studies/rd-rental': ({ '/case-studies/rd-rental': page }) => <CaseBlock {...page.blocks[0]!} />,
  '/case-studies/rd-rental, second': ({ '/case-studies/rd-rental': page }) => <CaseBlock {...page.blocks[1]!} />,
  '/case-studies/rd-rental, third': ({ '/case-studies/rd-rental': page }) => <CaseBlock {...page.blocks[2]!} />,
};
