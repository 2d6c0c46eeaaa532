import type { Examples } from '../../gallery/examples.ts';
import { TeaserWords } from './teaser-words.tsx';

export const examples: Examples = {
  'one below the other': ({ '/product': { church } }) => (
    <TeaserWords heading={church.heading} text={church.text} more={church.more} />
  ),
  'side by side': ({ '/product': { timesheet } }) => (
    <TeaserWords heading={timesheet.heading} text={timesheet.text} more={timesheet.more} split />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
