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
  /** The remaining points at the start, and then at the end of each day. */
  remaining: number[];
  /** The day on which points were added. */
  added: number;
  start: string;
  day: string;
  caption: string;
  /** `open` is the label that opens the table of all numbers. */
  table: { open: string; day: string; points: string };
  notes: { day: number; title: string; text: string }[];
}

interface NotesProps extends Pick<BurndownProps, 'notes'> {
  dayAdded: number;
}

interface NumbersTableProps {
  labels: BurndownProps['table'];
  remaining: number[];
}

/** All numbers of the chart, opened on request. */
function NumbersTable({ labels, remaining }: NumbersTableProps) {
  const rows = [
    { name: labels.day, cells: remaining.map((_, day) => day) },
    { name: labels.points, cells: remaining },
  ];
  return (
    <details>
      <summary className={styles.summary}>{labels.open}</summary>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th className={styles.cell} scope="row">
                {name}
              </th>
              {cells.map((cell, day) => (
                <td className={styles.cell} key={day}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The notes with their numbers in the chart; the note on the added points has their color. */
function Notes({ notes, dayAdded }: NotesProps) {
  return (
    <ol className={styles.notes}>
      {notes.map(({ day, title, text }, index) => (
        <Columns as="li" phone={['32px', 1]} align="center" gap={[2, 4]} key={title}>
          <PlumeTile
            background={day === dayAdded ? 'signal' : 'night'}
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
  );
}

/** A sprint's burndown chart with three numbered notes, and its numbers as a table. */
export function Burndown({ heading, caption, table, notes, added, ...chart }: BurndownProps) {
  const notedDays = notes.map(({ day }) => day);
  return (
    <Band>
      <Wrap className={styles.burndown}>
        <div>
          <SectionHead heading={heading} />
          <BurndownDrawing
            {...chart}
            dayAdded={added}
            notedDays={notedDays}
            width={860}
            height={410}
            labelInterval={2}
            form="wide"
            className={styles.wide}
          />
          <BurndownDrawing
            {...chart}
            dayAdded={added}
            notedDays={notedDays}
            width={350}
            height={316}
            labelInterval={5}
            form="phone"
            className={styles.phone}
          />
          <Caption as="p">{caption}</Caption>
          <NumbersTable labels={table} remaining={chart.remaining} />
        </div>
        <Notes notes={notes} dayAdded={added} />
      </Wrap>
    </Band>
  );
}
