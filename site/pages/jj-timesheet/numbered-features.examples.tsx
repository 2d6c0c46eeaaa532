import type { Examples } from '../../gallery/examples.ts';
import { NumberedFeatures } from './numbered-features.tsx';

export const examples: Examples = {
  '/jj-timesheet': ({ '/jj-timesheet': page }) => (
    <NumberedFeatures
      heading={page.features.heading}
      features={page.features.features}
      more={{ name: page.features.more, link: page.case.link }}
    />
  ),
};
