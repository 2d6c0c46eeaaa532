import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './message-band.module.css';
import type { NamedLink } from '../../sections/named-link.ts';

export interface MessageBandProps {
  heading: string;
  text: string;
  link: NamedLink;
  picture: PictureFile;
}

/** An invitation to contact us. The band has the picture's background color, so that the picture's edge is invisible. */
export function MessageBand({ heading, text, link, picture }: MessageBandProps) {
  return (
    <Band background="peach" clip flush className={styles.message}>
      <Wrap className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        <ButtonLink to={link.link} look="filled">
          {link.name}
          <Icon drawing={arrowRight} />
        </ButtonLink>
      </Wrap>
      <Picture file={picture} sizes="1440px" className={styles.picture} />
    </Band>
  );
}
