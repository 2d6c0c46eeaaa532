import type { Examples } from '../../gallery/examples.ts';
import { ArticleHero } from './article-hero.tsx';

export const examples: Examples = {
  'newest article': ({ 'newest article': page }) => (
    <ArticleHero
      title={page.title}
      category={page.category}
      date={page.date}
      isoDate={page.isoDate}
      comments={25}
      views={5000}
      picture={page.hero}
      ground={page.ground}
    />
  ),
  'oldest article': ({ 'oldest article': page }) => (
    <ArticleHero
      title={page.title}
      category={page.category}
      date={page.date}
      isoDate={page.isoDate}
      comments={0}
      views={950}
      picture={page.hero}
      ground={page.ground}
    />
  ),
};
