import { Band } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './product-hero.drawing.module.css';
import * as below from './product-hero-below.drawing.module.css';
import * as left from './product-hero-left.drawing.module.css';
import * as overScreen from './product-hero-over-screen.drawing.module.css';
import { ProductText, type ProductTextProps } from './product-text.tsx';

interface ProductHeroProps extends ProductTextProps {
  picture: PictureFile;
  /**
   * Where the text is beside the plain part of the picture; `overScreen` leaves room for a screen that overlaps the
   * bottom.
   */
  layout: 'overScreen' | 'left' | 'corner' | 'upperRight';
}

const sheets = { overScreen, left, corner: below, upperRight: below };

/** A product's hero with a picture of its own. */
export function ProductHero({ picture, layout, ...rest }: ProductHeroProps) {
  const sheet = sheets[layout];
  return (
    <Band
      ground={layout === 'corner' ? 'deep' : 'night'}
      clip
      flush
      className={classes(styles.hero, sheet[layout])}
      data-hero=""
    >
      <Picture
        file={picture}
        sizes={layout === 'overScreen' ? '(700px < width < 960px) 195vw, 100vw' : '100vw'}
        first
        className={classes(styles.art, sheet.art)}
      />
      <Wrap className={sheet.wrap}>
        <ProductText {...rest} />
      </Wrap>
    </Band>
  );
}
