import type { ArticleSummary } from '../sections/article-summary.ts';
import type { PictureFile } from '../ui/picture.tsx';

export interface ArticlePageProps {
  words: { contents: string; related: string; newer: string; older: string; shared: string };
  title: string;
  category: string;
  /** dd/mm/yyyy. */
  date: string;
  isoDate: string;
  author: { name: string; role: string };
  comments: number;
  views: number;
  /** Reading time. */
  minutes: number;
  hero: PictureFile;
  /** The second-level headings of the body. */
  headings: { id: string; text: string }[];
  /** The body; in a hydrated page it is read from the element marked `data-body`. */
  html: string;
  tags: string[];
  /** The complete plain address, to be copied. */
  address: string;
  newer?: { title: string; link: string };
  older?: { title: string; link: string };
  /** Up to three others, each with the tags it shares. */
  related: (ArticleSummary & { shared: string[] })[];
}

export function ArticlePage({ title, html }: ArticlePageProps) {
  return (
    <>
      <h1>{title}</h1>
      <div data-body="" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
