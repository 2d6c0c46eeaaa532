import type { Examples } from '../../gallery/examples.ts';
import { StartLine } from './start-line.tsx';

export const examples: Examples = {
  '/development-center-services': ({ '/development-center-services': page }) => <StartLine {...page.start} />,
};
