import type { Examples } from '../../gallery/examples.ts';
import { PartsTable } from './parts-table.tsx';

export const examples: Examples = {
  '/sentiment-analysis': ({ '/sentiment-analysis': page }) => <PartsTable {...page.parts} />,
};
