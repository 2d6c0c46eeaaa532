import { classes } from '../../../ui/classes.ts';
import { Picture, type PictureFile } from '../../../ui/picture.tsx';
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
  /** Who works on it. */
  faces: PictureFile[];
  columns: { name: string; count: string; full: boolean; cards: BoardCardProps[] }[];
}

/** A board of five columns. Wider than a phone, it scrolls in its own frame. */
export function BoardFigure({ label, name, sprint, dates, left, share, faces, columns }: BoardFigureProps) {
  return (
    // Scrolled with the arrow keys as well.
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <div className={styles.board}>
        <p className={styles.bar}>
          <b>{name}</b>
          <span>{sprint}</span>
          <span>{dates}</span>
          <strong>{left}</strong>
          <i className={styles.meter}>
            <i style={{ width: `${share}%` }} />
          </i>
          <span className={styles.faces}>
            {faces.map((face) => (
              <Picture key={face.jpeg} file={face} sizes="36px" className={styles.face} />
            ))}
          </span>
        </p>
        <div className={styles.columns}>
          {columns.map((column) => (
            <div key={column.name} className={classes(styles.column, column.full && styles.full)}>
              <p>
                <b>{column.name}</b>
                <span>{column.count}</span>
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
