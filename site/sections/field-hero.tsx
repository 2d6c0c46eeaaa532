import type { CSSProperties, ReactNode } from 'react';
import { Band } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Text } from '../ui/text.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './field-hero.drawing.module.css';
import * as footStyles from './field-hero-foot.drawing.module.css';
import * as veil from './field-hero-veil.module.css';
import * as wholeStyles from './field-hero-whole.drawing.module.css';
import * as ink from './ink-header.module.css';
import { HeroHeading, type HeroHeadingProps } from './hero-heading.tsx';

export interface FieldHeroProps extends HeroHeadingProps {
  text: string;
  picture: PictureFile;
  /** The picture's own background color. On peach and haze, the text and the header are dark. */
  ground: 'night' | 'deep' | 'pine' | 'peach' | 'haze';
  /** `line` puts the heading and the text side by side at the bottom, where the window is wide. */
  layout?: 'beside' | 'line';
  /** The picture fades into its background by itself and leaves the navigation free: no veil, no fading. */
  whole?: boolean;
  /** The subject is cropped at the picture's lower edge: on phones and tablets the picture is below the text. */
  foot?: boolean | undefined;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The backgrounds on which text is dark. */
const isLightGround = (ground: FieldHeroProps['ground']) => ground === 'peach' || ground === 'haze';

/** The hero of a field's page: its drawing over the whole width, or uncropped above the text on a phone. */
export function FieldHero({
  heading,
  claim,
  text,
  picture,
  ground,
  layout = 'beside',
  whole,
  foot,
  children,
}: FieldHeroProps) {
  const isLight = isLightGround(ground);
  return (
    <Band
      ground={ground}
      clip
      flush
      className={classes(
        styles.hero,
        styles[ground],
        styles[layout],
        veil.hero,
        veil[ground],
        veil[layout],
        whole && wholeStyles.whole,
        foot && footStyles.foot,
        isLight && ink.light,
      )}
      style={{ '--ground': `var(--${ground})`, '--name': isLight ? 'var(--cobalt)' : undefined } as CSSProperties}
      data-hero=""
    >
      <Picture
        file={picture}
        sizes="(width > 700px) 100vw, 828px"
        first
        className={classes(styles.art, whole && wholeStyles.art, foot && footStyles.art)}
      />
      <Wrap className={classes(styles.content, foot && footStyles.content)} grid={layout === 'line'}>
        <HeroHeading heading={heading} claim={claim} className={styles.title} />
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        {children}
      </Wrap>
    </Band>
  );
}
