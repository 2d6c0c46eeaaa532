import type { Examples } from '../../gallery/examples.ts';
import { ExpertiseMosaic } from './expertise-mosaic.tsx';

export const examples: Examples = {
  '/': ({ '/': page }) => <ExpertiseMosaic {...page.expertise} />,
};
