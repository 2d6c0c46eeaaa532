import type { ReactNode } from 'react';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Title } from '../../ui/title.tsx';
import { above } from '../../ui/space.ts';
import * as styles from './split-opening.module.css';

interface SplitOpeningProps {
  heading: string;
  claim: string;
  text: string;
  picture: PictureFile;
  /** What stands below, at the picture's side. */
  part: { heading: string; content: ReactNode };
}

/** The top of a page without a hero: a picture that runs off the left edge, words and what one can do here beside it. */
export function SplitOpening({ heading, claim, text, picture, part }: SplitOpeningProps) {
  return (
    <div className={styles.split}>
      <div className={styles.art}>
        <Picture file={picture} sizes="(width >= 960px) 42vw, 100vw" first className={styles.picture} />
      </div>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <Title size="card" className={above(3)} color="cobalt">
          {claim}
        </Title>
        <p className={styles.text}>{text}</p>
        <h2 className={styles.heading}>{part.heading}</h2>
        {part.content}
      </div>
    </div>
  );
}
