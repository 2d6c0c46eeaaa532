import type { Examples } from '../../../gallery/examples.ts';
import { CaseFigure } from './case-figure.tsx';

export const examples: Examples = {
  'the first of a case': ({ caseFigure }) => <CaseFigure {...caseFigure('clock')} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
