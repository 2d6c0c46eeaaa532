import type { Examples } from '../../gallery/examples.ts';
import { SeatedTable } from './seated-table.tsx';

export const examples: Examples = {
  '/services': ({ '/services': page }) => <SeatedTable {...page.tables[0]!} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
