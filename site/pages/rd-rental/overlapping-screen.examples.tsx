import type { Examples } from '../../gallery/examples.ts';
import { OverlappingScreen } from './overlapping-screen.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <OverlappingScreen {...page.screen} />,
};
