import type { Examples } from '../../gallery/examples.ts';
import { FeatherList } from './feather-list.tsx';

export const examples: Examples = {
  '/why-us': ({ '/why-us': page }) => <FeatherList {...page.values} />,
};
