import { Wrap } from '../../ui/wrap.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './versus-table.module.css';

export interface VersusTableProps {
  heading: string;
  text: string;
  /** The names of the two approaches. */
  sides: string[];
  /** The heading of the column of questions. */
  corner: string;
  rows: { question: string; answers: string[] }[];
}

/** A comparison of two approaches, question by question. */
export function VersusTable({ heading, text, sides, corner, rows }: VersusTableProps) {
  return (
    <Wrap split={5} className={styles.versus}>
      <SectionHead narrow heading={heading} text={text} />
      <table className={styles.table}>
        <thead>
          <tr className={classes(styles.row, styles.head)}>
            <th scope="col" className={classes(styles.cell, styles.corner)}>
              <Text as="span" size="small" weight="regular" color="quiet">
                {corner}
              </Text>
            </th>
            {sides.map((side) => (
              <th className={styles.cell} key={side} scope="col">
                <Title as="span" size="smallTitle">
                  {side}
                </Title>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, answers }) => (
            <tr className={styles.row} key={question}>
              <th className={classes(styles.cell, styles.question)} scope="row">
                <Text as="span" size="small" weight="regular" color="quiet">
                  {question}
                </Text>
              </th>
              {answers.map((answer, index) => (
                <td className={styles.cell} key={index}>
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
