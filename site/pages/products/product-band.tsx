import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Values } from '../../ui/values.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './product-band.module.css';
import { TeaserText, type TeaserTextProps } from './teaser-text.tsx';

interface ProductBandProps extends Pick<TeaserTextProps, 'heading' | 'text' | 'more'> {
  facts: { name: string; value: string }[];
  screen: PictureFile;
}

/**
 * A product in its own band: text and facts, with a screen that extends beyond the right edge. The whole band is the
 * link.
 */
export function ProductBand({ facts, screen, ...rest }: ProductBandProps) {
  return (
    <Band background="haze" clip flush className={styles.band}>
      <Wrap className={styles.wrap}>
        <div className={styles.text}>
          <TeaserText {...rest} />
          <Values look="record" lines={facts} className={styles.facts} />
        </div>
      </Wrap>
      <Picture
        file={screen}
        sizes="(width <= 700px) 700px, (width < 960px) 192vw, (width < 1240px) 124vw, (width < 1440px) 119vw, 82vw"
        className={styles.screen}
      />
    </Band>
  );
}
