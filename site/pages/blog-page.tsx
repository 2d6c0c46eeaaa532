import type { ArticleSummary } from '../sections/article-summary.ts';
import type { PictureFile } from '../ui/picture.tsx';

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

export function BlogPage({ heading }: BlogPageProps) {
  return <h1>{heading}</h1>;
}
