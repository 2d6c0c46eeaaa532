import type { PictureFile } from '../ui/picture.tsx';

/** What lists show of an article. */
export interface ArticleSummary {
  link: string;
  title: string;
  description: string;
  category: string;
  /** In the site's format: pages/dates.ts. */
  date: string;
  isoDate: string;
  /** Reading time. */
  minutes: number;
  cover: PictureFile;
  /** Follows the reading time. */
  note?: string;
}
