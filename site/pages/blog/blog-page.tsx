import { Island } from '../../islands/island.tsx';
import { ArticleList } from './article-list.island.tsx';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { PictureHero } from '../../sections/picture-hero.tsx';
import { Button } from '../../ui/button.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

export interface BlogPageProps {
  /** The screen's name, above the claim. */
  name: string;
  heading: string;
  text: string;
  button: string;
  latest: string;
  picture: PictureFile;
  /** All articles, newest first. */
  articles: ArticleSummary[];
}

export function BlogPage({ name, heading, text, button, latest, picture, articles }: BlogPageProps) {
  return (
    <>
      <PictureHero heading={name} claim={heading} text={text} picture={picture}>
        {/* The specification asks for a button that does nothing. */}
        <Button look="hot">{button}</Button>
      </PictureHero>
      <Island of={ArticleList} start="idle" props={{ heading: latest, articles }} />
    </>
  );
}
