import { ArticleList } from './article-list.tsx';
import type { Pagination } from './pagination.ts';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { PictureHero } from '../../sections/picture-hero.tsx';
import { Button } from '../../ui/button.tsx';
import type { PictureFile } from '../../ui/picture.tsx';

export interface BlogPageProps {
  /** The page's name, above its claim. */
  name: string;
  heading: string;
  text: string;
  button: string;
  latest: string;
  /** The message if another page of the list cannot be loaded. */
  failure: string;
  /** The label of the button beside the message `failure`. */
  retry: string;
  picture: PictureFile;
  /** The articles on the list's current page, newest first. */
  articles: ArticleSummary[];
  pagination: Pagination;
}

export function BlogPage({ name, heading, text, button, latest, picture, ...list }: BlogPageProps) {
  return (
    <>
      <PictureHero heading={name} claim={heading} text={text} picture={picture}>
        {/* The specification asks for a button that does nothing. */}
        <Button look="primary">{button}</Button>
      </PictureHero>
      <ArticleList {...list} heading={latest} />
    </>
  );
}
