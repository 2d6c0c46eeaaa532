import type { Examples } from '../../gallery/examples.ts';
import { RuledAnswers } from './ruled-answers.tsx';

export const examples: Examples = {
  '/web-development': ({ '/web-development': page }) => <RuledAnswers {...page.questions} />,
};
