import type { Examples } from '../../gallery/examples.ts';
import { PlumeScreen } from './plume-screen.tsx';

export const examples: Examples = {
  '/church-directory': ({ '/church-directory': page }) => <PlumeScreen {...page.opening} />,
};
