import type { Examples } from '../../gallery/examples.ts';
import { PhaseColumns } from './phase-columns.tsx';

export const examples: Examples = {
  '/jj-eve': ({ '/jj-eve': page }) => <PhaseColumns {...page.deliverables} />,
};
