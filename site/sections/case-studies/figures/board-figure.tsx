import { classes } from '../../../ui/classes.ts';
import { BoardCard, type BoardCardProps } from './board-card.tsx';
import * as styles from './board-figure.module.css';

export interface BoardFigureProps {
  label: string;
  name: string;
  sprint: string;
  dates: string;
  left: string;
  /** How much is done, in percent. */
  share: number;
  /** The initials of who works on it. */
  people: string[];
  columns: { name: string; count: string; full: boolean; cards: BoardCardProps[] }[];
}

/** A board of five columns. Wider than a phone, it scrolls in its own frame. */
export function BoardFigure({ label, name, sprint, dates, left, share, people, columns }: BoardFigureProps) {
  return (
    // Scrolled with the arrow keys as well.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <div className={styles.board}>
        <p className={styles.bar}>
          <b className={styles.strong}>{name}</b>
          <span>{sprint}</span>
          <span>{dates}</span>
          <strong className={styles.barStrong}>{left}</strong>
          <i className={styles.meter}>
            <i className={styles.sign} style={{ width: `${share}%` }} />
          </i>
          <span className={styles.people}>
            {people.map((initials) => (
              <i key={initials}>{initials}</i>
            ))}
          </span>
        </p>
        <div className={styles.columns}>
          {columns.map((column) => (
            <div key={column.name} className={classes(styles.column, column.full && styles.full)}>
              <p className={styles.text}>
                <b className={styles.columnStrong}>{column.name}</b>
                <span className={styles.label}>{column.count}</span>
              </p>
              <ul>
                {column.cards.map((card) => (
                  <BoardCard key={card.title} {...card} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
