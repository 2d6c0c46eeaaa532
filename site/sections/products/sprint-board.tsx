import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
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
    <Band ground="stone" className={styles.band}>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
      </Wrap>
      <section className={classes(styles.board, arrival.scene)} aria-label={label} tabIndex={0}>
        {columns.map(({ name, count, full, cards, next }) => (
          <div key={name} className={classes(styles.part, full && styles.full)}>
            <h3 className={styles.title}>
              {name} <span className={styles.label}>{count}</span>
            </h3>
            <ul>
              {[...cards, ...next].map(({ title, area, points, who }, at) => (
                <li key={title} className={classes(styles.item, at >= cards.length && styles.next)}>
                  <b className={styles.strong}>{title}</b>
                  <span className={styles.boardLabel}>{area}</span>
                  <em className={styles.mark}>{points}</em>
                  <i className={styles.sign}>{who}</i>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </Band>
  );
}
