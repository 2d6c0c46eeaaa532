import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import * as look from '../../ui/words.module.css';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './fit-lists.module.css';

export interface FitListsProps {
  heading: string;
  text: string;
  fits: { heading: string; items: string[] };
  waits: { heading: string; items: string[] };
}

/** What something is used for, in one paragraph of large type, and when it is right and when not yet. */
export function FitLists({ heading, text, fits, waits }: FitListsProps) {
  return (
    <Band>
      <Wrap grid>
        <h2 className={classes(look.title, styles.heading)}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        {[fits, waits].map((list) => (
          <div key={list.heading} className={classes(styles.list, list === waits && styles.waits)}>
            <h3 className={classes(look.title, styles.title)}>{list.heading}</h3>
            <ul>
              {list.items.map((item) => (
                <li className={styles.item} key={item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Wrap>
    </Band>
  );
}
