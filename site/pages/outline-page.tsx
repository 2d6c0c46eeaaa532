import { PictureHero } from '../sections/picture-hero.tsx';
import type { PictureFile } from '../ui/picture.tsx';

export interface OutlinePageProps {
  heading: string;
  text: string;
  picture: PictureFile;
}

/** A screen that opens with its name and a first paragraph over a picture. */
export function OutlinePage({ heading, text, picture }: OutlinePageProps) {
  return <PictureHero heading={heading} text={text} picture={picture} />;
}
