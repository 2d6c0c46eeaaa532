import type { Examples } from '../gallery/examples.ts';
import { Columns } from './columns.tsx';

const items = ['Look', 'Build', 'Keep'].map((word) => <p key={word}>{word}</p>);

export const examples: Examples = {
  'of equal width': (
    <Columns tablet={3} gap={[4, 6]}>
      {items}
    </Columns>
  ),
  'of different widths': (
    <Columns phone={2} tablet={3} desktop={[1, 2, 3]} gap={[4, 6]}>
      {items}
    </Columns>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
