import type { Examples } from '../gallery/examples.ts';
import { SplitHead } from './split-head.tsx';

const lead = 'The first paragraph leads, larger than those after it.';
const text = 'They explain, in the background’s quiet color.';

export const examples: Examples = {
  'one paragraph': <SplitHead heading="What a section opens with" texts={[lead]} />,
  'two paragraphs': <SplitHead heading="What a section opens with" texts={[lead, text]} />,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
