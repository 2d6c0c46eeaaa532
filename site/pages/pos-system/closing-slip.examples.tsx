import type { Examples } from '../../gallery/examples.ts';
import { ClosingSlip } from './closing-slip.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <ClosingSlip {...page.close} />,
};
