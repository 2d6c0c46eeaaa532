import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { groundClass } from '../../ui/ground.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import * as styles from './record-sheets.module.css';

interface RecordSheetsProps {
  heading: string;
  /** Four sheets of one file, each with its content. */
  sheets: { title: string; text: string; figure: ReactNode }[];
}

const grounds = ['haze', 'deep', 'peach', 'mist'] as const;

/** Four sheets of one file, each overlapping the one before and a step farther to the right. */
export function RecordSheets({ heading, sheets }: RecordSheetsProps) {
  return (
    <Band flush="bottom" className={styles.file}>
      <Wrap>
        <SectionHead heading={heading} />
      </Wrap>
      {sheets.map(({ title, text, figure }, index) => (
        <article
          key={title}
          className={classes(styles.sheet, groundClass(grounds[index % 4]!), arrival.row)}
          style={{ '--at': index } as CSSProperties}
        >
          <div>
            <h3>{title}</h3>
            <Text className={above(3)} measure="medium">
              {text}
            </Text>
          </div>
          {figure}
        </article>
      ))}
    </Band>
  );
}
