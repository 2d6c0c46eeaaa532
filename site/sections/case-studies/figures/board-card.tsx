import { classes } from '../../../ui/classes.ts';
import { Picture, type PictureFile } from '../../../ui/picture.tsx';
import * as styles from './board-card.module.css';

export interface BoardCardProps {
  title: string;
  /** Why it does not move. */
  note?: string | undefined;
  who: string;
  face: PictureFile;
  points: number;
  look: 'plain' | 'hot' | 'done';
}

/** One card of a board: what, why it waits, who, how much. */
export function BoardCard({ title, note, who, face, points, look }: BoardCardProps) {
  return (
    <li className={classes(styles.card, styles[look])}>
      <b>{title}</b>
      {note && <em>{note}</em>}
      <span>
        <Picture file={face} sizes="28px" className={styles.face} />
        {who}
        <i>{points}</i>
      </span>
    </li>
  );
}
