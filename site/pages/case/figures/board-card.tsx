import { classes } from '../../../ui/classes.ts';
import { Row } from '../../../ui/row.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './board-card.drawing.module.css';

export interface BoardCardProps {
  title: string;
  /** The reason why the card does not move. */
  note?: string | undefined;
  /** The assignee. */
  who: string;
  points: number;
  /** A `hot` card is highlighted. */
  look: 'plain' | 'hot' | 'done';
}

/** A card of a board: its title, why it waits, its assignee and its points. */
export function BoardCard({ title, note, who, points, look }: BoardCardProps) {
  return (
    <li className={classes(styles.card, styles[look])}>
      <b className={styles.title}>{title}</b>
      {note && <em className={classes(parts.warning, styles.warning)}>{note}</em>}
      <Row as="span" align="center" between className={styles.foot}>
        {who}
        <i className={classes(parts.count, styles.points)}>{points}</i>
      </Row>
    </li>
  );
}
