import type { Examples } from '../../gallery/examples.ts';
import { CompareTable } from './compare-table.tsx';

export const examples: Examples = {
  '/why-us': ({ '/why-us': page }) => <CompareTable {...page.services} />,
};
