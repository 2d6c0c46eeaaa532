import type { Examples } from '../../gallery/examples.ts';
import { SplitOpening } from './split-opening.tsx';

export const examples: Examples = {
  '/careers': ({ '/careers': page }) => (
    <SplitOpening
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      picture={page.picture}
      part={{ heading: page.form.heading, content: <p>The form stands here.</p> }}
    />
  ),
};
