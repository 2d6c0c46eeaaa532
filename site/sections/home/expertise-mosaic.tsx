import { Link } from '../../navigation/link.tsx';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './expertise-mosaic.module.css';

export interface ExpertiseMosaicProps {
  heading: string;
  text: string;
  /** Three: one large with a wide screen, one with a phone's screen, one with a relief over its words. */
  cards: { name: string; link: string; picture: PictureFile; description: string }[];
}

/** What we are good at: one tall card and two low ones, each wholly a link. */
export function ExpertiseMosaic({ heading, text, cards }: ExpertiseMosaicProps) {
  return (
    <section className={styles.expertise}>
      <Wrap grid>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
        {cards.map(({ name, link, picture, description }, at) => (
          <Link key={link} to={link} className={styles.card}>
            <h3 className={styles.title}>{name}</h3>
            <p className={styles.text}>{description}</p>
            <Picture file={picture} sizes={['1000px', '206px', '536px'][at]!} />
            <Icon className={styles.icon} drawing={arrowRight} />
          </Link>
        ))}
      </Wrap>
    </section>
  );
}
