import type { Examples } from '../gallery/examples.ts';
import { Row } from './row.tsx';

const items = ['Look', 'Build', 'Keep'].map((word) => <span key={word}>{word}</span>);

export const examples: Examples = {
  'side by side': <Row gap={4}>{items}</Row>,
  'from edge to edge': (
    <Row between align="baseline">
      {items}
    </Row>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
