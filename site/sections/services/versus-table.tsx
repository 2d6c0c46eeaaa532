import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './versus-table.module.css';

export interface VersusTableProps {
  heading: string;
  text: string;
  /** The two that are compared. */
  sides: string[];
  /** Stands over the questions. */
  corner: string;
  rows: { question: string; answers: string[] }[];
}

/** Two ways compared, question by question. */
export function VersusTable({ heading, text, sides, corner, rows }: VersusTableProps) {
  return (
    <Wrap grid className={styles.versus}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr className={classes(styles.row, styles.trRow)}>
            <th scope="col" className={classes(styles.name, styles.tableName, styles.corner)}>
              {corner}
            </th>
            {sides.map((side) => (
              <th className={classes(styles.name, styles.tableName)} key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, answers }) => (
            <tr className={classes(styles.tableRow, styles.trRow)} key={question}>
              <th className={classes(styles.name, styles.thName)} scope="row">
                {question}
              </th>
              {answers.map((answer) => (
                <td className={styles.cell} key={answer}>
                  {answer}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wrap>
  );
}
