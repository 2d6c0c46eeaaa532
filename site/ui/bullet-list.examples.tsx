import type { Examples } from '../gallery/examples.ts';
import { BulletList } from './bullet-list.tsx';

export const examples: Examples = {
  'two points': <BulletList items={['How many screens', 'How many systems around it']} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
