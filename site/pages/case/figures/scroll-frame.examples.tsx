import type { Examples } from '../../../gallery/examples.ts';
import { ScrollFrame } from './scroll-frame.tsx';
import { WeekFigure } from './week-figure.tsx';

export const examples: Examples = {
  'with a week in it': ({ caseFigure }) => (
    <ScrollFrame label="A week">
      <WeekFigure {...caseFigure('week')} />
    </ScrollFrame>
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
