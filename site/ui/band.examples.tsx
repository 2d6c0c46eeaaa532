import type { Examples } from '../gallery/examples.ts';
import { Band } from './band.tsx';
import { SectionHead } from './section-head.tsx';
import { Wrap } from './wrap.tsx';

const content = (
  <Wrap>
    <SectionHead heading="A section of a page" text="Its quiet text follows the background." />
  </Wrap>
);

export const examples: Examples = {
  'without a background': <Band>{content}</Band>,
  stone: <Band background="stone">{content}</Band>,
  haze: <Band background="haze">{content}</Band>,
  mist: <Band background="mist">{content}</Band>,
  peach: <Band background="peach">{content}</Band>,
  sky: <Band background="sky">{content}</Band>,
  cobalt: <Band background="cobalt">{content}</Band>,
  deep: <Band background="deep">{content}</Band>,
  night: <Band background="night">{content}</Band>,
  pine: <Band background="pine">{content}</Band>,
  ruled: <Band ruled>{content}</Band>,
  flush: (
    <Band background="haze" flush>
      {content}
    </Band>
  ),
};
