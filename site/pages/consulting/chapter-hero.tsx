import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './chapter-hero.drawing.module.css';
import { ChapterIndex, type ChapterIndexProps } from './chapter-index.tsx';

interface ChapterHeroProps extends ChapterIndexProps {
  heading: string;
  text: string;
  /** A picture with a pine background and its figure on the right. */
  picture: PictureFile;
}

/** The hero of a page of chapters: text at the top, and links to the chapters along the lower edge. */
export function ChapterHero({ heading, text, picture, chapters }: ChapterHeroProps) {
  return (
    <Band background="pine" clip flush className={styles.hero}>
      <Picture file={picture} sizes="(width >= 960px) max(100vw, 1440px), 100vw" priority className={styles.picture} />
      <Wrap className={styles.content}>
        <h1 className={styles.title}>{heading}</h1>
        <Text size="lead" color="quiet" className={styles.text}>
          {text}
        </Text>
        <ChapterIndex chapters={chapters} />
      </Wrap>
    </Band>
  );
}
