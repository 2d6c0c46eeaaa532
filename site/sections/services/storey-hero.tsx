import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroWords, type HeroWordsProps } from '../hero-words.tsx';
import * as styles from './storey-hero.module.css';

export interface StoreyHeroProps extends HeroWordsProps {
  /** Six, each at a window of its own. */
  people: { name: string; picture: PictureFile }[];
}

const windows = (count: number) => Array.from({ length: count }, (_, at) => <i className={styles.window} key={at} />);

/** The opening of a team in an office of its own: a building in the evening, and one storey is lit. */
export function StoreyHero({ people, ...words }: StoreyHeroProps) {
  return (
    <Band ground="night" clip flush data-opening="">
      <div className={styles.building} aria-hidden="true">
        {windows(12)}
        {people.map(({ name, picture }, at) => (
          <span className={styles.person} key={name}>
            <Picture file={picture} sizes="(width > 700px) 240px, 110px" first={at === 0} className={styles.portrait} />
            {name}
          </span>
        ))}
        {windows(2)}
      </div>
      <Wrap className={styles.words}>
        <HeroWords {...words} />
      </Wrap>
    </Band>
  );
}
