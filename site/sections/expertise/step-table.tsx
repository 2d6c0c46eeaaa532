import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './step-table.module.css';

export interface StepTableProps {
  heading: string;
  columns: [string, string, string];
  steps: { name: string; ours: string; yours: string }[];
}

/** Steps of a work in ruled rows: what we do, what the client does. */
export function StepTable({ heading, columns, steps }: StepTableProps) {
  return (
    <Band ground="night" className={styles.steps}>
      <Wrap>
        <SectionHead heading={heading} />
        <table className={styles.table}>
          <thead className={styles.columns}>
            <tr className={classes(styles.row, styles.stepsRow)}>
              {columns.map((name) => (
                <th className={styles.stepsName} key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ name, ours, yours }) => (
              <tr className={styles.row} key={name}>
                <th className={styles.name} scope="row">
                  {name}
                </th>
                <td className={styles.cell} data-label={columns[1]}>
                  {ours}
                </td>
                <td className={styles.cell} data-label={columns[2]}>
                  {yours}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Band>
  );
}
