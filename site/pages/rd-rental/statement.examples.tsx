import type { Examples } from '../../gallery/examples.ts';
import { Statement } from './statement.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <Statement {...page.statement} />,
};
