import type { Examples } from '../../gallery/examples.ts';
import { MissionVision } from './mission-vision.tsx';

export const examples: Examples = {
  '/why-us': ({ '/why-us': page }) => <MissionVision mission={page.mission} vision={page.vision} />,
};
