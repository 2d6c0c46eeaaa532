import { Link } from '../../navigation/link.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './expertise-cards.drawing.module.css';

export interface ExpertiseCardsProps {
  heading: string;
  text: string;
  cards: { name: string; link: string; picture: PictureFile; description: string }[];
}

const backgrounds = ['haze', 'mist', 'sky'] as const;

/** Our fields of expertise: three cards, each entirely a link. */
export function ExpertiseCards({ heading, text, cards }: ExpertiseCardsProps) {
  return (
    <Band background="deep">
      <Wrap grid>
        <SectionHead heading={heading} text={text} split narrow />
        {cards.map(({ name, link, picture, description }, index) => (
          <Link
            key={link}
            to={link}
            className={classes(styles.card, backgroundClass(backgrounds[index % backgrounds.length]!))}
          >
            <Title as="h3" size="card">
              {name}
            </Title>
            <Text>{description}</Text>
            <PlumeTile size="medium" className={styles.arrow}>
              <Icon drawing={arrowRight} />
            </PlumeTile>
            <Picture file={picture} sizes="420px" className={styles.picture} />
          </Link>
        ))}
      </Wrap>
    </Band>
  );
}
