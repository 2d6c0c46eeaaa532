import type { Examples } from '../gallery/examples.ts';
import { AnswerColumns } from './answer-columns.tsx';

export const examples: Examples = {
  '/web-development': ({ '/web-development': page }) => <AnswerColumns {...page.questions} />,
};
