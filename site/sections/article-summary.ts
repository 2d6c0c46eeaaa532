import type { PictureFile } from '../ui/picture.tsx';

/** An article as lists show it. */
export interface ArticleSummary {
  link: string;
  title: string;
  description: string;
  category: string;
  /** The day of publication in the site's format: pages/dates.ts. */
  date: string;
  isoDate: string;
  /** The reading time. */
  minutes: number;
  cover: PictureFile;
  /** A short fact after the reading time, if any. */
  note?: string;
}
