import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import * as styles from './record-sheets.module.css';

interface RecordSheetsProps {
  heading: string;
  /** Four sheets, each with a figure beside its text. */
  sheets: { title: string; text: string; figure: ReactNode }[];
}

const sheetBackgrounds = ['haze', 'deep', 'peach', 'mist'] as const;

/** The sheets of an employee's file: each overlaps the one before, a step farther to the right. */
export function RecordSheets({ heading, sheets }: RecordSheetsProps) {
  return (
    <Band flush="bottom" className={styles.file}>
      <Wrap>
        <SectionHead heading={heading} />
      </Wrap>
      {sheets.map(({ title, text, figure }, index) => (
        <article
          key={title}
          className={classes(
            styles.sheet,
            backgroundClass(sheetBackgrounds[index % sheetBackgrounds.length]!),
            arrival.row,
          )}
          style={{ '--index': index } as CSSProperties}
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
