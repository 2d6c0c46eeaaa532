import type { Examples } from '../../gallery/examples.ts';
import { VersusTable } from './versus-table.tsx';

export const examples: Examples = {
  '/extended-team-services': ({ '/extended-team-services': page }) => <VersusTable {...page.choice} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
