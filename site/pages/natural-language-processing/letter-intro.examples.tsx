import type { Examples } from '../../gallery/examples.ts';
import { LetterIntro } from './letter-intro.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => (
    <LetterIntro {...page.intro} techniques={page.rows.techniques} finds={page.rows.finds} />
  ),
};
