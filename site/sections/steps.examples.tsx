import type { Examples } from '../gallery/examples.ts';
import { Steps } from './steps.tsx';

const steps = [
  { title: 'You write', text: 'Two sentences are enough.' },
  { title: 'We read', text: 'The people who would work with you, within a day.' },
  { title: 'We talk', text: 'For half an hour, about your work.' },
];

export const examples: Examples = {
  'down a line': <Steps steps={steps} />,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
