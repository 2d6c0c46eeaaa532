import type { Examples } from '../gallery/examples.ts';
import { CaseRow } from './case-row.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => <CaseRow {...page.case} />,
};
