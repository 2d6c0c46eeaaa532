import type { Examples } from '../gallery/examples.ts';
import { DrawnButton } from './drawn-button.tsx';

export const examples: Examples = {
  'on a light screen': <DrawnButton background="cobalt">Charge $21.65</DrawnButton>,
  'on a dark screen': <DrawnButton background="chalk">Stop</DrawnButton>,
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
