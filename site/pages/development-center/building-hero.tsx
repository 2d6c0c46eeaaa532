import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroText, type HeroTextProps } from '../../sections/hero-text.tsx';
import * as styles from './building-hero.drawing.module.css';

export interface BuildingHeroProps extends HeroTextProps {
  /** The people of the team, each named by craft. */
  people: { name: string; picture: PictureFile }[];
}

/**
 * The hero of a team in its own office: a building in the evening, with a person at each window and up to three windows on
 * a floor.
 */
export function BuildingHero({ people, ...rest }: BuildingHeroProps) {
  return (
    <Band background="night" clip flush data-hero="">
      <Wrap className={styles.hero}>
        <div className={styles.building} aria-hidden="true">
          {people.map(({ name, picture }, index) => (
            <span className={styles.person} key={name}>
              <Picture
                file={picture}
                sizes="(width >= 960px) 19vw, (width > 700px) 33vw, 110px"
                priority={index === 0}
                className={styles.portrait}
              />
              {name}
            </span>
          ))}
        </div>
        <HeroText {...rest} />
      </Wrap>
    </Band>
  );
}
