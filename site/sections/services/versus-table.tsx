import { Wrap } from '../../ui/wrap.tsx';
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
        <p>{text}</p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {corner}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, answers }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {answers.map((answer) => (
                <td key={answer}>{answer}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wrap>
  );
}
