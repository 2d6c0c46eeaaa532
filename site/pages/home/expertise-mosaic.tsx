import { Link } from '../../navigation/link.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { groundClass } from '../../ui/ground.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { PhoneShot } from '../../ui/phone-shot.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './expertise-mosaic.drawing.module.css';

export interface ExpertiseMosaicProps {
  heading: string;
  text: string;
  /** Three: one large with a wide screen, one with a phone's screen, one with a relief over its words. */
  cards: { name: string; link: string; picture: PictureFile; description: string }[];
}

const cardLooks = [
  { look: styles.screen, ground: 'haze', arrow: 'cobalt', sizes: '1000px', Shot: Picture },
  { look: styles.phone, ground: 'mist', arrow: 'pine', sizes: '206px', Shot: PhoneShot },
  { look: styles.relief, ground: 'deep', arrow: 'chalk', sizes: '536px', Shot: Picture },
] as const;

/** What we are good at: one tall card and two low ones, each wholly a link. */
export function ExpertiseMosaic({ heading, text, cards }: ExpertiseMosaicProps) {
  return (
    <Band>
      <Wrap grid>
        <SectionHead heading={heading} text={text} split />
        {cards.map(({ name, link, picture, description }, at) => {
          const { look, ground, arrow, sizes, Shot } = cardLooks[at]!;
          return (
            <Link key={link} to={link} className={classes(styles.card, look, groundClass(ground))}>
              <h3 className={styles.title}>{name}</h3>
              <p className={styles.text}>{description}</p>
              <Shot file={picture} sizes={sizes} className={styles.picture} />
              <PlumeTile ground={arrow} className={styles.arrow}>
                <Icon drawing={arrowRight} />
              </PlumeTile>
            </Link>
          );
        })}
      </Wrap>
    </Band>
  );
}
