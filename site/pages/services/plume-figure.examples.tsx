import type { Examples } from '../../gallery/examples.ts';
import { PlumeFigure } from './plume-figure.tsx';

export const examples: Examples = {
  '/services': ({ '/services': page }) => <PlumeFigure {...page.plates[0]!.figure} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
