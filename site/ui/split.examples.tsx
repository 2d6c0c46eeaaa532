import type { Examples } from '../gallery/examples.ts';
import { Paragraphs } from './paragraphs.tsx';
import { SectionHead } from './section-head.tsx';
import { Split } from './split.tsx';

const head = <SectionHead heading="A heading on the left" narrow />;
const text = <Paragraphs texts={['A text beside it, from the grid line that its section names.']} />;

export const examples: Examples = {
  'at one grid line': (
    <Split at={5}>
      {head}
      {text}
    </Split>
  ),
  'with a free column between the two': (
    <Split at={[6, 7]}>
      {head}
      {text}
    </Split>
  ),
  'in wide windows only': (
    <Split at={5} from="wide">
      {head}
      {text}
    </Split>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
