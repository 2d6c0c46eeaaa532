import type { Examples } from '../../gallery/examples.ts';
import { FloorPlan } from './floor-plan.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <FloorPlan {...page.floor} />,
};
