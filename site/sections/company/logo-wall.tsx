import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import * as text from '../../ui/words.module.css';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Mark } from '../../ui/mark.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './logo-wall.module.css';

export interface LogoWallProps {
  heading: string;
  text: string;
  /** `mark` is the address of a symbol in a sprite. */
  rows: { heading: string; items: { name: string; mark: string }[] }[];
}

/** The signs of technologies in ruled rows, one color, each with its name. */
export function LogoWall({ heading, text: said, rows }: LogoWallProps) {
  return (
    <Band ground="haze">
      <Wrap>
        <SectionHead heading={heading} text={said} />
        {rows.map((row) => (
          <Split at={4} key={row.heading} className={styles.row}>
            <h3 className={classes(text.title, styles.title)}>{row.heading}</h3>
            <ul className={styles.list}>
              {row.items.map(({ name, mark }) => (
                <li className={styles.item} key={name}>
                  <Mark address={mark} className={styles.mark} />
                  {name}
                </li>
              ))}
            </ul>
          </Split>
        ))}
      </Wrap>
    </Band>
  );
}
