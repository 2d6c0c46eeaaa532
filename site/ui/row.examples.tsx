import type { Examples } from '../gallery/examples.ts';
import { Row } from './row.tsx';

const words = ['Look', 'Build', 'Keep'].map((word) => <span key={word}>{word}</span>);

export const examples: Examples = {
  'side by side': <Row gap={4}>{words}</Row>,
  'from edge to edge': (
    <Row between align="baseline">
      {words}
    </Row>
  ),
};

/** A part of a section, which provides its background and edges. */
export const part = true;
