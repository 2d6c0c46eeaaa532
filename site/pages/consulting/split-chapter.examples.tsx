import type { Examples } from '../../gallery/examples.ts';
import { SplitChapter } from './split-chapter.tsx';
import { ScopeSheet } from './scope-sheet.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => (
    <SplitChapter {...page.startups}>
      <ScopeSheet {...page.startups.sheet} />
    </SplitChapter>
  ),
};
