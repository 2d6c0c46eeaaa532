import type { Examples } from '../gallery/examples.ts';
import { BulletList } from './bullet-list.tsx';

export const examples: Examples = {
  'two points': <BulletList items={['How many screens', 'How many systems around it']} />,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
