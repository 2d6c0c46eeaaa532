import type { Examples } from '../gallery/examples.ts';
import { Columns } from './columns.tsx';

const words = ['Look', 'Build', 'Keep'].map((word) => <p key={word}>{word}</p>);

export const examples: Examples = {
  'of one width': (
    <Columns tablet="repeat(3, 1fr)" gap={[4, 6]}>
      {words}
    </Columns>
  ),
  'of their own widths': (
    <Columns phone="1fr 1fr" tablet="1fr 1fr 1fr" desktop="1fr 2fr 3fr" gap={[4, 6]}>
      {words}
    </Columns>
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
