import type { Examples } from '../../gallery/examples.ts';
import { TileDeliverables } from './tile-deliverables.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => <TileDeliverables {...page.deliverables} />,
};
