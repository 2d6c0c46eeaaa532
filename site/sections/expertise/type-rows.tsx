import { Band } from '../../ui/band.tsx';
import { Split } from '../../ui/split.tsx';
import * as look from '../../ui/words.module.css';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './type-rows.module.css';

export interface TypeRowsProps {
  heading: string;
  rows: { name: string; text: string }[];
}

/** Choices as rows of oversized type, each with when it is the right one. */
export function TypeRows({ heading, rows }: TypeRowsProps) {
  return (
    <Band>
      <Wrap>
        <h2 className={classes(look.title, styles.heading)}>{heading}</h2>
        {rows.map(({ name, text }) => (
          <Split at={[7, 8]} key={name} className={styles.row}>
            <h3 className={styles.title}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </Split>
        ))}
      </Wrap>
    </Band>
  );
}
