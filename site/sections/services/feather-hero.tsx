import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './feather-hero.module.css';

export interface FeatherHeroProps {
  /** The screen's name, the smaller first line of the heading. */
  heading: string;
  claim: string;
  text: string;
  /** Upright pictures, one a feather, from the shortest to the longest. */
  feathers: PictureFile[];
}

/** The opening of a page about several things: each hangs into it as a feather with its own picture. */
export function FeatherHero({ heading, claim, text, feathers }: FeatherHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.tail}>
        {feathers.map((feather) => (
          <Picture
            key={feather.jpeg}
            file={feather}
            sizes="(width > 700px) 620px, 55vw"
            first
            className={styles.feather}
          />
        ))}
      </div>
      <Wrap className={styles.words}>
        <h1>
          <span className={styles.name}>{heading}</span> {claim}
        </h1>
        <p>{text}</p>
      </Wrap>
    </section>
  );
}
