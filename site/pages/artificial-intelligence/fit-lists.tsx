import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './fit-lists.module.css';

export interface FitListsProps {
  heading: string;
  text: string;
  fits: { heading: string; items: string[] };
  waits: { heading: string; items: string[] };
}

/** Two lists below a paragraph of large type: when something is the right choice, and when it is too early for it. */
export function FitLists({ heading, text, fits, waits }: FitListsProps) {
  return (
    <Band>
      <Wrap grid>
        <Title as="h2" size="smallTitle" className={styles.heading}>
          {heading}
        </Title>
        <p className={styles.text}>{text}</p>
        {[fits, waits].map((list) => (
          <div key={list.heading} className={classes(styles.list, list === waits && styles.waits)}>
            <Title as="h3" size="smallTitle" className={styles.title}>
              {list.heading}
            </Title>
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
