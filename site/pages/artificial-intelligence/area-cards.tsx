import { Link } from '../../navigation/link.tsx';
import { Columns } from '../../ui/columns.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Arrow } from '../../ui/arrow.tsx';
import * as pressable from '../../ui/pressable.module.css';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './area-cards.module.css';

export interface AreaCardsProps {
  heading: string;
  cards: { name: string; link: string; description: string; picture: PictureFile }[];
}

/** Cards of equal size in a row, or in a column below 960 px; each card is entirely a link. */
export function AreaCards({ heading, cards }: AreaCardsProps) {
  return (
    <Band background="stone">
      <Wrap>
        <SectionHead heading={heading} />
        <Columns desktop={3} gap={8}>
          {cards.map(({ name, link, description, picture }) => (
            <Link key={link} to={link} className={classes(pressable.pressable, styles.card)}>
              <div className={classes(pressable.frame, styles.picture)}>
                <Picture file={picture} sizes="(width >= 960px) 420px, 216px" className={pressable.picture} />
              </div>
              <div>
                <h3 className={classes(pressable.title, styles.title)}>
                  {name}
                  <Arrow className={textStyles.cobalt} />
                </h3>
                <Text className={above(2)} measure="long" color="quiet">
                  {description}
                </Text>
              </div>
            </Link>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
