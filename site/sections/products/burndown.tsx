import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { BurndownDrawing } from './burndown-drawing.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './burndown.module.css';

export interface BurndownProps {
  heading: string;
  label: string;
  left: number[];
  added: number;
  start: string;
  day: string;
  caption: string;
  table: { open: string; day: string; points: string };
  notes: { day: number; title: string; text: string }[];
}

/** A sprint's burndown with three keyed notes, and its numbers as a table for whoever wants them. */
export function Burndown({ heading, caption, table, notes, ...chart }: BurndownProps) {
  const marks = notes.map(({ day }) => day);
  return (
    <Band>
      <Wrap className={styles.burndown}>
        <div>
          <SectionHead heading={heading} />
          <BurndownDrawing {...chart} marks={marks} width={860} height={410} every={2} className={styles.wide} />
          <BurndownDrawing {...chart} marks={marks} width={350} height={316} every={5} className={styles.phone} />
          <Caption as="p">{caption}</Caption>
          <details>
            <summary className={styles.summary}>{table.open}</summary>
            <table className={styles.table}>
              <tbody>
                <tr>
                  <th scope="row">{table.day}</th>
                  {chart.left.map((_, at) => (
                    <td key={at}>{at}</td>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{table.points}</th>
                  {chart.left.map((points, at) => (
                    <td key={at}>{points}</td>
                  ))}
                </tr>
              </tbody>
            </table>
          </details>
        </div>
        <ol className={styles.list}>
          {notes.map(({ day, title, text }) => (
            <li key={title} className={classes(styles.item, day === chart.added && styles.warm)}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
