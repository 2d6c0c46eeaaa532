import type { Examples } from '../../gallery/examples.ts';
import { ItemizedCheck } from './itemized-check.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <ItemizedCheck {...page.deliverables} />,
};
