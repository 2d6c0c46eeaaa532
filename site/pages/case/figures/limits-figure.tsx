import { classes } from '../../../ui/classes.ts';
import { Columns } from '../../../ui/columns.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './limits-figure.drawing.module.css';

interface LimitsFigureProps {
  /** `full` is the label of a full column. */
  columns: { name: string; cards: number; full?: string | undefined }[];
}

/** Columns of a board with the number of cards in each; a full one is labeled. */
export function LimitsFigure({ columns }: LimitsFigureProps) {
  return (
    <Columns phone={2} gap={6}>
      {columns.map(({ name, cards, full }) => (
        <div key={name} className={classes(styles.column, full && styles.full)}>
          <b>{name}</b>
          {Array.from({ length: cards }, (_, index) => (
            <i className={styles.card} key={index} />
          ))}
          {full && <em className={parts.warning}>{full}</em>}
        </div>
      ))}
    </Columns>
  );
}
