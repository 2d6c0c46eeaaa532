import type { Examples } from '../../gallery/examples.ts';
import { RuledSection } from './ruled-section.tsx';

export const examples: Examples = {
  'two, with the rule between them': (
    <>
      <RuledSection heading="Accessibility" first>
        <p>Everybody should be able to use what we build.</p>
      </RuledSection>
      <RuledSection heading="What we check">
        <p>Every page, on a phone and on a desk.</p>
        <p>Every release, with a keyboard and a screen reader.</p>
      </RuledSection>
    </>
  ),
};
