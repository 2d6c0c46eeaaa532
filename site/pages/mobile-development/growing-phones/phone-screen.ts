import type { PictureFile } from '../../../ui/picture.tsx';

/** The content of the screen that grows from step to step. */
export interface PhoneScreen {
  title: string;
  search: string;
  /** Two distances in pixels with which the drawing is labeled. */
  measures: [string, string];
  members: { name: string; note: string; picture: PictureFile }[];
  code: string;
  time: string;
  signal: string;
  offline: string;
  released: PictureFile;
}
