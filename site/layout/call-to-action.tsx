import { ButtonLink } from '../ui/button-link.tsx';
import { arrowRight } from '../ui/icons/arrow-right.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './call-to-action.module.css';

export interface CallToActionProps {
  heading: string;
  button: string;
  link: string;
  picture: PictureFile;
}

/** The banner that ends every page with a hero. */
export function CallToAction({ heading, button, link, picture }: CallToActionProps) {
  return (
    <section className={styles.banner} data-print="none">
      <Picture file={picture} sizes="max(1440px, 75vw)" className={styles.art} />
      <Wrap className={styles.words}>
        <h2>{heading}</h2>
        <ButtonLink to={link} look="hot">
          {button}
          <Icon drawing={arrowRight} />
        </ButtonLink>
      </Wrap>
    </section>
  );
}
