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
   * Where the text is in wide windows: in the left half, the lower left corner or the upper right of the picture.
   * `overScreen`: on the left, with room below for a screen that overlaps the hero.
   */
  layout: 'overScreen' | 'left' | 'corner' | 'upperRight';
}

const layoutStyles = { overScreen, left, corner: below, upperRight: below };

/** A product's hero with its own picture. */
export function ProductHero({ picture, layout, ...rest }: ProductHeroProps) {
  const layoutStyle = layoutStyles[layout];
  return (
    <Band
      background={layout === 'corner' ? 'deep' : 'night'}
      clip
      flush
      className={classes(styles.hero, layoutStyle[layout])}
      data-hero=""
    >
      <Picture
        file={picture}
        sizes={layout === 'overScreen' ? '(700px < width < 960px) 195vw, 100vw' : '100vw'}
        priority
        className={classes(styles.art, layoutStyle.art)}
      />
      <Wrap className={layoutStyle.wrap}>
        <ProductText {...rest} />
      </Wrap>
    </Band>
  );
}
