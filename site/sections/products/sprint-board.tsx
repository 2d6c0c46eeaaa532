import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './sprint-board.module.css';

interface Card {
  title: string;
  area: string;
  points: number;
  who?: string | undefined;
}

export interface SprintBoardProps {
  heading: string;
  text: string;
  label: string;
  /** `full` is the column at its limit; `next` are cards that are not yet in the sprint. */
  columns: { name: string; count: string; full?: boolean | undefined; cards: Card[]; next: Card[] }[];
}

/** A board in four columns that says when one is full. */
export function SprintBoard({ heading, text, label, columns }: SprintBoardProps) {
  return (
    <section className={styles.band}>
      <Wrap className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </Wrap>
      <section className={styles.board} aria-label={label} tabIndex={0}>
        {columns.map(({ name, count, full, cards, next }) => (
          <div key={name} className={full ? styles.full : undefined}>
            <h3>
              {name} <span>{count}</span>
            </h3>
            <ul>
              {[...cards, ...next].map(({ title, area, points, who }, at) => (
                <li key={title} className={classes(at >= cards.length && styles.next)}>
                  <b>{title}</b>
                  <span>{area}</span>
                  <em>{points}</em>
                  <i>{who}</i>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </section>
  );
}
