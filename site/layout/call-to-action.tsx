import { ButtonLink } from '../ui/button-link.tsx';
import { classes } from '../ui/classes.ts';
import { backgroundClass, type Background } from '../ui/background.ts';
import { arrowRight } from '../ui/icons/arrow-right.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Text } from '../ui/text.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './call-to-action.module.css';

interface CallToActionProps {
  heading: string;
  button: string;
  link: string;
  picture: PictureFile;
  /** The color behind the picture. */
  background?: Background;
  /** Whether the picture is not cropped by the window's edges; on a phone it has a margin all around. */
  whole?: boolean;
  /** A sentence on how the misplaced orange piece of the page's hero has been fitted in here: docs/design.md. */
  fitted?: string | undefined;
}

/** The banner that ends every page with a hero, and others that ask for it. */
export function CallToAction({
  heading,
  button,
  link,
  picture,
  background = 'cobalt',
  whole,
  fitted,
}: CallToActionProps) {
  return (
    <section className={classes(styles.banner, backgroundClass(background))} data-print="none">
      <Picture
        file={{ ...picture, color: 'transparent' }}
        sizes="max(1440px, 75vw)"
        className={classes(styles.art, whole && styles.uncropped)}
      />
      <Wrap className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {fitted && <Text className={styles.fitted}>{fitted}</Text>}
        <ButtonLink to={link} look="primary" className={styles.button}>
          {button}
          <Icon drawing={arrowRight} />
        </ButtonLink>
      </Wrap>
    </section>
  );
}
