import type { Examples } from '../../gallery/examples.ts';
import { CarouselControls } from './carousel-controls.island.tsx';

export const examples: Examples = {
  '/': () => <CarouselControls list="team" previous="Previous team member" next="Next team member" />,
  '/, second': () => (
    <CarouselControls
      list="feedback"
      previous="Previous feedback"
      next="Next feedback"
      ground="raised"
      dots={['Feedback 1 of 3', 'Feedback 2 of 3', 'Feedback 3 of 3']}
    />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
