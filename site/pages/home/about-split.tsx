import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import * as styles from './about-split.drawing.module.css';
import type { NamedLink } from '../../sections/named-link.ts';

export interface AboutSplitProps {
  heading: string;
  lead: string;
  text: string;
  link: NamedLink;
  picture: PictureFile;
}

/** An introduction to the company: a picture that extends to the left edge, text beside it. */
export function AboutSplit({ heading, lead, text, link, picture }: AboutSplitProps) {
  return (
    <section className={styles.about}>
      <Picture file={picture} sizes="(width <= 700px) 100vw, (width < 1240px) 43vw, 50vw" className={styles.picture} />
      <div className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        <Text size="lead" className={styles.lead}>
          {lead}
        </Text>
        <Text color="quiet" className={styles.text}>
          {text}
        </Text>
        <MoreLink to={link.link}>{link.name}</MoreLink>
      </div>
    </section>
  );
}
