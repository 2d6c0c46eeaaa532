import type { Examples } from '../../gallery/examples.ts';
import { OutageLine } from './outage-line.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <OutageLine {...page.offline} />,
};
