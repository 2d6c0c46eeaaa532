import { Link } from '../../navigation/link.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { classes } from '../../ui/classes.ts';
import { backgroundClass, type Background } from '../../ui/background.ts';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './day-scenes.drawing.module.css';

interface Scene {
  /** The time on a twelve-hour clock, such as 5:40. */
  time: string;
  /** The half of the day. */
  half: 'am' | 'pm';
  /** The day and the place. */
  where: string;
  title: string;
  text: string;
  picture: PictureFile;
  product: NamedLink;
  case?: NamedLink | undefined;
}

export interface DayScenesProps {
  heading: string;
  text: string;
  scenes: Scene[];
}

/** The colors of the scenes, from before sunrise to dusk. */
const backgrounds: Background[] = ['night', 'peach', 'haze', 'sky', 'stone', 'deep'];

/** A working day in scenes, each of which slides over the one before. On a phone they form a row that scrolls. */
export function DayScenes({ heading, text, scenes }: DayScenesProps) {
  return (
    <section className={classes(backgroundClass('night'), styles.day)}>
      <Wrap>
        <SectionHead heading={heading} text={text} split className={styles.head} />
      </Wrap>
      {/* Focusable, so that the arrow keys can scroll the row on a phone. */}
      <section className={styles.scenes} aria-label={heading} tabIndex={0}>
        <ol className={styles.list}>
          {scenes.map((scene, index) => (
            <li
              key={scene.title}
              className={classes(backgroundClass(backgrounds[index % backgrounds.length]!), styles.scene)}
            >
              <div className={styles.content}>
                <p className={styles.time}>
                  {scene.time} <span className={styles.halfOfDay}>{scene.half}</span>
                </p>
                <Text size="small" color="quiet">
                  {scene.where}
                </Text>
                <Title as="h3" size="card" className={styles.title}>
                  {scene.title}
                </Title>
                <p className={styles.text}>{scene.text}</p>
                <p className={styles.links}>
                  <Link to={scene.product.link} className={styles.link}>
                    {scene.product.name}
                  </Link>
                  {scene.case && (
                    <Link to={scene.case.link} className={styles.link}>
                      {scene.case.name}
                    </Link>
                  )}
                </p>
              </div>
              <Picture
                file={scene.picture}
                sizes="(width <= 700px) min(360px, 100vw - 88px), min(560px, 43vw)"
                className={styles.picture}
              />
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}
