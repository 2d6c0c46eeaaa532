import type { Examples } from '../gallery/examples.ts';
import { Band } from './band.tsx';
import { SectionHead } from './section-head.tsx';
import { Wrap } from './wrap.tsx';

const content = (
  <Wrap>
    <SectionHead heading="A section of a page" text="Its quiet text follows the ground." />
  </Wrap>
);

export const examples: Examples = {
  'without a ground': <Band>{content}</Band>,
  stone: <Band ground="stone">{content}</Band>,
  haze: <Band ground="haze">{content}</Band>,
  mist: <Band ground="mist">{content}</Band>,
  peach: <Band ground="peach">{content}</Band>,
  sky: <Band ground="sky">{content}</Band>,
  cobalt: <Band ground="cobalt">{content}</Band>,
  deep: <Band ground="deep">{content}</Band>,
  night: <Band ground="night">{content}</Band>,
  pine: <Band ground="pine">{content}</Band>,
  ruled: <Band ruled>{content}</Band>,
  flush: (
    <Band ground="haze" flush>
      {content}
    </Band>
  ),
};
