import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './record-sheets.module.css';

export interface RecordSheetsProps {
  heading: string;
  /** Four sheets of one file, each with what it shows. */
  sheets: { title: string; text: string; figure: ReactNode }[];
}

/** Four sheets of one file, each lying on the one before and a step further to the right. */
export function RecordSheets({ heading, sheets }: RecordSheetsProps) {
  return (
    <section className={styles.file}>
      <Wrap>
        <SectionHead heading={heading} />
      </Wrap>
      {sheets.map(({ title, text, figure }) => (
        <article key={title} className={classes(styles.sheet, arrival.row)}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {figure}
        </article>
      ))}
    </section>
  );
}
