import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './kanban-board.module.css';

export interface KanbanBoardProps {
  label: string;
  columns: {
    name: string;
    /** How many cards fit at once; without it any number. */
    limit?: number | undefined;
    cards: string[];
    /** The last card is on its way to the next column. */
    moving?: boolean | undefined;
  }[];
}

/** A board with a limit on every column, free places drawn. */
export function KanbanBoard({ label, columns }: KanbanBoardProps) {
  return (
    <Wrap>
      <figure className={styles.board} aria-label={label}>
        {columns.map(({ name, limit, cards, moving }) => (
          <div key={name} className={classes(styles.part, limit === undefined && styles.done)}>
            <h3 className={styles.title}>
              {name}{' '}
              <span className={styles.label}>{limit === undefined ? cards.length : `${cards.length} of ${limit}`}</span>
            </h3>
            <ul>
              {cards.map((card, index) => (
                <li key={card} className={classes(styles.card, moving && index === cards.length - 1 && styles.moving)}>
                  {card}
                </li>
              ))}
              {Array.from({ length: Math.max(0, (limit ?? 0) - cards.length) }, (_, index) => (
                <li key={index} className={classes(styles.card, styles.free)} aria-hidden="true" />
              ))}
            </ul>
          </div>
        ))}
      </figure>
    </Wrap>
  );
}
