import { check } from '../../ui/icons/check.ts';
import { retry } from '../../ui/icons/retry.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './minutes-sheet.module.css';

export interface MinutesSheetProps {
  meeting: string[];
  figure: string;
  heading: string;
  label: string;
  columns: string[];
  rows: { card: string; points: string; by: string; decision: string; back?: boolean | undefined }[];
  note: { title: string; text: string };
}

/** The minutes of a review on a sheet that rises over the band behind it, a note beside. */
export function MinutesSheet({ meeting, figure, heading, label, columns, rows, note }: MinutesSheetProps) {
  return (
    <section className={styles.band}>
      <Wrap className={styles.split}>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 className={styles.heading}>
              <span className={styles.headLabel}>{figure}</span> {heading}
            </h2>
            <p className={styles.text}>
              {meeting.map((line) => (
                <span className={styles.label} key={line}>
                  {line}
                </span>
              ))}
            </p>
          </div>
          <table className={styles.table} aria-label={label}>
            <thead className={styles.columns}>
              <tr>
                {columns.map((column) => (
                  <th className={styles.sheetName} key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ card, points, by, decision, back }) => (
                <tr key={card} className={classes(styles.row, back && styles.back)}>
                  <th className={styles.name} scope="row">
                    {card}
                  </th>
                  <td className={styles.cell}>{points}</td>
                  <td className={styles.cell}>{by}</td>
                  <td className={styles.cell}>
                    <Icon className={styles.icon} drawing={back ? retry : check} />
                    {decision}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.note}>
          <h3>{note.title}</h3>
          <p className={styles.noteText}>{note.text}</p>
        </div>
      </Wrap>
    </section>
  );
}
