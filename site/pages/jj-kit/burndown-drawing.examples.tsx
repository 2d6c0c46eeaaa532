import type { Examples } from '../../gallery/examples.ts';
import { BurndownDrawing } from './burndown-drawing.tsx';

export const examples: Examples = {
  '/jj-kit': ({ '/jj-kit': page }) => (
    <BurndownDrawing
      label={page.burndown.label}
      left={page.burndown.left}
      added={5}
      start={page.burndown.start}
      day="Day"
      marks={[2, 5, 10]}
      width={860}
      height={410}
      every={2}
      className="_AOVyK"
    />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
