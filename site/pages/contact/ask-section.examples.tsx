import type { Examples } from '../../gallery/examples.ts';
import { AskSection } from './ask-section.tsx';

export const examples: Examples = {
  'a form and what stands beside it': (
    <AskSection heading="Ask us" form={<p>The form stands here.</p>} aside={<p>What happens next stands here.</p>} />
  ),
};
