import type { PictureFile } from '../ui/picture.tsx';

/** An article as lists show it. */
export interface ArticleSummary {
  link: string;
  title: string;
  description: string;
  category: string;
  /** In the site's language: pages/dates.ts. */
  date: string;
  isoDate: string;
  /** Reading time. */
  minutes: number;
  cover: PictureFile;
  /** A short fact after the reading time, if any. */
  note?: string;
}
