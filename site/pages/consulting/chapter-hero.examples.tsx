import type { Examples } from '../../gallery/examples.ts';
import { ChapterHero } from './chapter-hero.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => (
    <ChapterHero
      heading={page.heading}
      text={page.text}
      picture={page.picture}
      chapters={[page.startups, page.automation]}
    />
  ),
};
