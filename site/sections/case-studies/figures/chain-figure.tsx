import { classes } from '../../../ui/classes.ts';
import * as styles from './chain-figure.module.css';

export interface ChainFigureProps {
  lanes: { name?: string | undefined; links: { title: string; note: string; late: boolean }[] }[];
}

/** Things that follow from each other, joined by a line: beside each other, on phones under each other. */
export function ChainFigure({ lanes }: ChainFigureProps) {
  return (
    <div className={styles.chain}>
      {lanes.map(({ name, links }) => (
        <div key={name ?? ''} className={styles.lane}>
          {name && <p>{name}</p>}
          <ol>
            {links.map(({ title, note, late }) => (
              <li key={title} className={classes(late && styles.late)}>
                <b>{title}</b>
                <span>{note}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
