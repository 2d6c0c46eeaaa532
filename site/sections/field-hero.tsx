import type { CSSProperties, ReactNode } from 'react';
import { Band } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Text } from '../ui/text.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './field-hero.drawing.module.css';
import * as ownFade from './field-hero-own-fade.drawing.module.css';
import * as below from './field-hero-picture-below.drawing.module.css';
import * as veil from './field-hero-veil.module.css';
import * as ink from './ink-header.module.css';
import { HeroHeading, type HeroHeadingProps } from './hero-heading.tsx';

export interface FieldHeroProps extends HeroHeadingProps {
  text: string;
  picture: PictureFile;
  /** The picture's own background color. On peach and haze, the text and the header are dark. */
  background: 'night' | 'deep' | 'pine' | 'peach' | 'haze';
  /**
   * Where the window is wide, `beside` puts the text below the heading, both beside the picture's subject; `line` puts the
   * heading and the text side by side at the bottom.
   */
  layout?: 'beside' | 'line';
  /** Whether the picture fades into its background by itself and is plain behind the navigation: then it gets no veil. */
  hasOwnFade?: boolean;
  /** Whether the picture is below the text on phones and tablets: for a subject that is cropped at the picture's lower edge. */
  hasPictureBelow?: boolean | undefined;
  /** Shown below the text. */
  children?: ReactNode;
}

/** Whether text on the background is dark. */
const isLightBackground = (background: FieldHeroProps['background']) => background === 'peach' || background === 'haze';

/** A hero whose drawing fills the whole width; on phones the drawing is above or below the text. */
export function FieldHero({
  heading,
  claim,
  text,
  picture,
  background,
  layout = 'beside',
  hasOwnFade,
  hasPictureBelow,
  children,
}: FieldHeroProps) {
  const isLight = isLightBackground(background);
  return (
    <Band
      background={background}
      clip
      flush
      className={classes(
        styles.hero,
        styles[background],
        styles[layout],
        hasOwnFade ? ownFade.ownFade : classes(veil.hero, veil[background], veil[layout]),
        hasPictureBelow && below.pictureBelow,
        isLight && ink.light,
      )}
      style={
        {
          '--background': `var(--${background})`,
          '--name-color': isLight ? 'var(--cobalt)' : undefined,
        } as CSSProperties
      }
      data-hero=""
    >
      <Picture
        file={picture}
        sizes="100vw"
        priority
        className={classes(styles.art, hasOwnFade && ownFade.art, hasPictureBelow && below.art)}
      />
      <Wrap className={classes(styles.content, hasPictureBelow && below.content)} grid={layout === 'line'}>
        <HeroHeading heading={heading} claim={claim} className={styles.title} />
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        {children}
      </Wrap>
    </Band>
  );
}
