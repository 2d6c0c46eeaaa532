import type { CSSProperties } from 'react';
import { Link } from '../../navigation/link.tsx';
import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroHeading } from '../../sections/hero-heading.tsx';
import * as styles from './product-feathers.drawing.module.css';

export interface ProductFeathersProps {
  heading: string;
  claim: string;
  text: string;
  /** Six feathers side by side; its phone crop holds them as two columns of plumes. */
  picture: PictureFile;
  /** The label of the six links for those who listen. */
  label: string;
  products: { name: string; link: string; note?: string | undefined }[];
}

/** Heights of the six feathers in the picture, in pixels of its 1440 px wide drawing. */
const heights = [256, 296, 336, 396, 468, 556];

/** The top of the list: six feathers, each the link to its product. Every link shows its own part of one picture. */
export function ProductFeathers({ heading, claim, text, picture, label, products }: ProductFeathersProps) {
  return (
    <Band ground="night" flush className={styles.hero}>
      <Wrap className={styles.words}>
        <HeroHeading heading={heading} claim={claim} nameSize="card" className={styles.title} />
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
      </Wrap>
      <Wrap>
        <nav aria-label={label}>
          <ul className={styles.row}>
            {products.map(({ name, link, note }, at) => (
              <li className={styles.item} key={link} style={{ '--at': at, '--height': heights[at] } as CSSProperties}>
                <Link className={styles.link} to={link} data-cover-of={link}>
                  <Picture
                    file={picture}
                    sizes="(width < 1240px) 110vw, 1440px"
                    first={at === 0}
                    className={styles.picture}
                  />
                  <b className={styles.name}>{name}</b>
                  <small className={styles.note}>{note}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </Band>
  );
}
