import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './step-table.module.css';

export interface StepTableProps {
  heading: string;
  columns: [string, string, string];
  steps: { name: string; ours: string; yours: string }[];
}

/** Steps of a work in ruled rows: what we do, what the client does. */
export function StepTable({ heading, columns, steps }: StepTableProps) {
  return (
    <section className={styles.steps}>
      <Wrap>
        <h2>{heading}</h2>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ name, ours, yours }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label={columns[1]}>{ours}</td>
                <td data-label={columns[2]}>{yours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
}
