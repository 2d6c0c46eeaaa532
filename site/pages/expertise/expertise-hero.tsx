import { Link } from '../../navigation/link.tsx';
import { Arrow } from '../../ui/arrow.tsx';
import * as pressable from '../../ui/pressable.module.css';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './expertise-hero.drawing.module.css';

export interface ExpertiseHeroProps {
  heading: string;
  claim: string;
  text: string;
  /** Three, from the tallest picture to the lowest. */
  cards: { name: string; link: string; description: string; picture: PictureFile }[];
}

/**
 * A hero with three pictures of decreasing height, like feathers, on its lower edge. Each is a link together with the text
 * below it.
 */
export function ExpertiseHero({ heading, claim, text, cards }: ExpertiseHeroProps) {
  return (
    <section className={styles.hero}>
      <Wrap className={styles.inner}>
        <h1 className={styles.title}>
          <span className={styles.name}>{heading}</span> {claim}
        </h1>
        <p className={styles.lead}>{text}</p>
        {cards.map(({ name, link, description, picture }, index) => (
          <Link key={link} to={link} className={classes(pressable.pressable, styles.card)}>
            <div className={classes(pressable.frame, styles.picture)}>
              <Picture
                file={picture}
                sizes="(width > 700px) 44vw, 100vw"
                priority={index === 0}
                className={pressable.picture}
              />
            </div>
            <div className={styles.text}>
              <h2 className={classes(pressable.title, styles.cardName)}>
                {name}
                <Arrow className={textStyles.cobalt} />
              </h2>
              <Text className={above(2)} measure="medium" color="quiet">
                {description}
              </Text>
            </div>
          </Link>
        ))}
      </Wrap>
    </section>
  );
}
