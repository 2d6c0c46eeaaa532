import type { Examples } from '../../gallery/examples.ts';
import { KitchenScreen } from './kitchen-screen.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <KitchenScreen {...page.kitchen} />,
};
