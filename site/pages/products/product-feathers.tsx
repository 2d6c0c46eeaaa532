import type { CSSProperties } from 'react';
import { Link } from '../../navigation/link.tsx';
import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroHeading } from '../../sections/hero-heading.tsx';
import { maxFeatherYears } from './feather-years.ts';
import * as styles from './product-feathers.drawing.module.css';

export interface ProductFeathersProps {
  heading: string;
  claim: string;
  text: string;
  /** Six feathers side by side; in its crop for phones, they are plumes in two columns. */
  picture: PictureFile;
  /** The label of the six links for screen readers. */
  label: string;
  /** `years`: how long it has been in use, shown by its feather's height. */
  products: { name: string; link: string; since: number; years: number; note?: string | undefined }[];
  /** The labels of a feather's height and of a product's first year. */
  scale: { heights: string; since: string };
}

/** The height of a year in pixels of the 1440 px wide drawing, whose tallest feather is 556 px high. */
const heightPerYear = 556 / maxFeatherYears;

/** A hero with six feathers, each a link to a product. Each link shows a different part of the same picture. */
export function ProductFeathers({ heading, claim, text, picture, label, products, scale }: ProductFeathersProps) {
  const heights = products.map(({ years }) => Math.round(years * heightPerYear));
  /** The height by which the tallest feather rises above the third one: the words have room there. */
  const roomForWords = Math.max(...heights) - (heights[2] ?? 0);
  return (
    <Band background="night" flush className={styles.hero}>
      <Wrap className={styles.content}>
        <HeroHeading heading={heading} claim={claim} nameSize="card" className={styles.title} />
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        <Text size="small" className={styles.scale}>
          {scale.heights}
        </Text>
      </Wrap>
      <Wrap>
        <nav aria-label={label}>
          <ul className={styles.feathers} style={{ '--room': roomForWords } as CSSProperties}>
            {products.map(({ name, link, note, since }, index) => (
              <li
                className={styles.feather}
                key={link}
                style={{ '--index': index, '--height': heights[index] } as CSSProperties}
              >
                <Link className={styles.link} to={link} data-cover-of={link}>
                  <Picture
                    file={picture}
                    sizes="(width < 1240px) 110vw, 1440px"
                    priority={index === 0}
                    className={styles.picture}
                  />
                  <b className={styles.name}>{name}</b>
                  <small className={styles.note}>{note}</small>
                  <small className={styles.since}>
                    {scale.since} {since}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </Band>
  );
}
