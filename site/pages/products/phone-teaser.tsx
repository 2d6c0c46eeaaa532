import { PhoneShot } from '../../ui/phone-shot.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { classes } from '../../ui/classes.ts';
import * as plumeBackground from '../../ui/plume-background.module.css';
import * as styles from './phone-teaser.drawing.module.css';
import { TeaserText, type TeaserTextProps } from './teaser-text.tsx';

interface PhoneTeaserProps extends Pick<TeaserTextProps, 'heading' | 'text' | 'more'> {
  screen: PictureFile;
}

/** A product on a phone that rises from a plume; text below. */
export function PhoneTeaser({ screen, ...rest }: PhoneTeaserProps) {
  return (
    <article className={styles.teaser}>
      <div className={classes(plumeBackground.container, styles.plume)}>
        <PhoneShot file={screen} sizes="316px" className={styles.shot} />
      </div>
      <TeaserText {...rest} size="medium" />
    </article>
  );
}
