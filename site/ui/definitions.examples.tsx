import type { Examples } from '../gallery/examples.ts';
import { Definitions } from './definitions.tsx';

const items = [
  { term: 'Planning', text: 'First Monday. You set the order.' },
  { term: 'Review', text: 'Last Friday. Working software, shown by its engineers.' },
];

export const examples: Examples = {
  titles: <Definitions items={items} />,
  'titles, beside': <Definitions items={items} layout="beside" />,
  'titles, in columns': <Definitions items={items} layout="columns" />,
  plain: <Definitions items={items} look="plain" />,
  'plain, beside': <Definitions items={items} look="plain" layout="beside" />,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
