import type { Examples } from '../gallery/examples.ts';
import { Band } from './band.tsx';
import { SectionHead } from './section-head.tsx';
import { Wrap } from './wrap.tsx';

const words = (
  <Wrap>
    <SectionHead heading="A section of a page" text="Its quiet text follows the ground." />
  </Wrap>
);

export const examples: Examples = {
  'without a ground': <Band>{words}</Band>,
  stone: <Band ground="stone">{words}</Band>,
  haze: <Band ground="haze">{words}</Band>,
  mist: <Band ground="mist">{words}</Band>,
  peach: <Band ground="peach">{words}</Band>,
  sky: <Band ground="sky">{words}</Band>,
  cobalt: <Band ground="cobalt">{words}</Band>,
  deep: <Band ground="deep">{words}</Band>,
  night: <Band ground="night">{words}</Band>,
  pine: <Band ground="pine">{words}</Band>,
  ruled: <Band ruled>{words}</Band>,
  flush: (
    <Band ground="haze" flush>
      {words}
    </Band>
  ),
};
