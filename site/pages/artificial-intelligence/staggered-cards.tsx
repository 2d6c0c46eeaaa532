import { Link } from '../../navigation/link.tsx';
import { Band } from '../../ui/band.tsx';
import { Arrow } from '../../ui/arrow.tsx';
import * as pressable from '../../ui/pressable.module.css';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import * as words from '../../ui/text.module.css';
import * as styles from './staggered-cards.module.css';

export interface StaggeredCardsProps {
  heading: string;
  /** The first stands large, the others small beside it. */
  cards: { name: string; link: string; description: string; picture: PictureFile }[];
}

/** One large card, and the others beside it on a lower line; each is wholly a link. */
export function StaggeredCards({ heading, cards }: StaggeredCardsProps) {
  return (
    <Band ground="stone">
      <Wrap className={styles.part} grid>
        <h2 className={styles.heading}>{heading}</h2>
        {cards.map(({ name, link, description, picture }, at) => (
          <Link key={link} to={link} className={classes(pressable.pressable, styles.card)}>
            <div className={classes(pressable.frame, styles.picture)}>
              <Picture
                file={picture}
                sizes={at ? '216px' : '(width >= 960px) 760px, 100vw'}
                className={pressable.picture}
              />
            </div>
            <div>
              <h3 className={classes(pressable.title, styles.title)}>
                {name}
                <Arrow className={words.cobalt} />
              </h3>
              <Text className={above(2)} measure="long" color="quiet">
                {description}
              </Text>
            </div>
          </Link>
        ))}
      </Wrap>
    </Band>
  );
}
