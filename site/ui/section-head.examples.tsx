import type { Examples } from '../gallery/examples.ts';
import { SectionHead } from './section-head.tsx';

const heading = 'What a section opens with';
const text = 'A sentence or two, beside the heading or below it.';

export const examples: Examples = {
  'heading and text': <SectionHead heading={heading} text={text} />,
  split: <SectionHead heading={heading} text={text} split />,
  narrow: <SectionHead heading={heading} text={text} narrow />,
  'heading alone': <SectionHead heading={heading} />,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
