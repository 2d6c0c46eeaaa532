import { Values } from '../../ui/values.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NamedLink } from '../named-link.ts';
import * as styles from './product-band.module.css';

export interface ProductBandProps {
  heading: string;
  text: string;
  more: NamedLink;
  facts: { name: string; value: string }[];
  screen: PictureFile;
}

/** A product in a band of its own: words and facts, its screen running off to the right. The whole band is the link. */
export function ProductBand({ heading, text, more, facts, screen }: ProductBandProps) {
  return (
    <section className={styles.band}>
      <Wrap>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <MoreLink to={more.link}>{more.name}</MoreLink>
          <Values lines={facts} className={styles.facts} />
        </div>
      </Wrap>
      <Picture file={screen} sizes="(width <= 700px) 700px, 1100px" className={styles.screen} />
    </section>
  );
}
