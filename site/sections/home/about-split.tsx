import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import * as styles from './about-split.module.css';
import type { NamedLink } from '../named-link.ts';

export interface AboutSplitProps {
  heading: string;
  lead: string;
  text: string;
  link: NamedLink;
  picture: PictureFile;
  facts: { figure: string; text: string }[];
}

/** Who we are: a picture that bleeds to the left edge, words and three figures beside it. */
export function AboutSplit({ heading, lead, text, link, picture, facts }: AboutSplitProps) {
  return (
    <section className={styles.about}>
      <Picture file={picture} sizes="(width <= 700px) 100vw, max(50vw, 424px)" />
      <div className={styles.part}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{lead}</p>
        <p className={styles.text}>{text}</p>
        <MoreLink to={link.link}>{link.name}</MoreLink>
        <dl className={styles.list}>
          {facts.map((fact) => (
            <div className={styles.aboutPart} key={fact.text}>
              <dt className={styles.term}>{fact.figure}</dt>
              <dd className={styles.detail}>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
