import type { CSSProperties } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './week-line.module.css';

export interface WeekLineProps {
  heading: string;
  text: string;
  /** How many weeks there are. */
  weeks: number;
  /** First and last week of each part, counted from 1. */
  rows: { from: number; to: number; title: string; text: string }[];
}

const span = (from: number, to: number) => ({ '--from': from, '--to': to + 1 }) as CSSProperties;

/** A project on its weeks: a bar for each part, lying where its weeks lie. */
export function WeekLine({ heading, text, weeks, rows }: WeekLineProps) {
  return (
    <section className={styles.weeks}>
      <Wrap>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ol style={{ '--weeks': weeks } as CSSProperties}>
          {rows.map((row) => (
            <li key={row.title} style={span(row.from, row.to)}>
              <b>{row.from === row.to ? `Week ${row.from}` : `Weeks ${row.from} to ${row.to}`}</b>
              <i />
              <h3>{row.title}</h3>
              <p>{row.text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
