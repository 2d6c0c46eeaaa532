import { Caption } from '../../ui/caption.tsx';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { BurndownDrawing } from './burndown-drawing.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './burndown.module.css';

interface BurndownProps {
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

/** A sprint's burndown chart with three keyed notes, and its numbers as a table. */
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
                  <th className={styles.cell} scope="row">
                    {table.day}
                  </th>
                  {chart.left.map((_, index) => (
                    <td className={styles.cell} key={index}>
                      {index}
                    </td>
                  ))}
                </tr>
                <tr>
                  <th className={styles.cell} scope="row">
                    {table.points}
                  </th>
                  {chart.left.map((points, index) => (
                    <td className={styles.cell} key={index}>
                      {points}
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </details>
        </div>
        <ol className={styles.notes}>
          {notes.map(({ day, title, text }, index) => (
            <Columns as="li" phone={['32px', 1]} align="center" gap={[2, 4]} key={title}>
              <PlumeTile
                ground={day === chart.added ? 'signal' : 'night'}
                size="small"
                className={styles.number}
                aria-hidden="true"
              >
                {index + 1}
              </PlumeTile>
              <Title as="h3" size="smallTitle">
                {title}
              </Title>
              <Text color="quiet" className={styles.text}>
                {text}
              </Text>
            </Columns>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
