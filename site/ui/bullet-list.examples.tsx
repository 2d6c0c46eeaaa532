import type { Examples } from '../gallery/examples.ts';
import { BulletList } from './bullet-list.tsx';

export const examples: Examples = {
  'two points': <BulletList items={['How many screens', 'How many systems around it']} />,
};

/** A part of a section, which provides its background and edges. */
export const part = true;
