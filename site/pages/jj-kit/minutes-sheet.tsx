import { Band } from '../../ui/band.tsx';
import { check } from '../../ui/icons/check.ts';
import { retry } from '../../ui/icons/retry.ts';
import { Icon } from '../../ui/icon.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import { Columns } from '../../ui/columns.tsx';
import { above, below } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './minutes-sheet.module.css';

interface MinutesSheetProps {
  /** The meeting's name and time. */
  meeting: string[];
  /** The accepted points, of all points. */
  figure: string;
  heading: string;
  label: string;
  /** The headings of the columns: the card, its points, who presented it, the decision. */
  columns: string[];
  /** `back`: the card was not accepted. */
  rows: { card: string; points: string; by: string; decision: string; back?: boolean | undefined }[];
  note: { title: string; text: string };
}

/** The minutes of a sprint review on a sheet of paper, with a note beside it on wide pages. */
export function MinutesSheet({ meeting, figure, heading, label, columns, rows, note }: MinutesSheetProps) {
  const [card = '', points = '', presenter = '', decision = ''] = columns;
  return (
    <Band background="haze" flush>
      <Wrap>
        <Columns wide={['872px', 1]} align="start" gap={[0, 16]}>
          <div className={styles.sheet}>
            <div className={styles.head}>
              <Title as="h2" size="card">
                <Title as="span" size="giant" numeral className={classes(textStyles.block, below(1))}>
                  {figure}
                </Title>{' '}
                {heading}
              </Title>
              <div className={styles.meeting}>
                {meeting.map((line) => (
                  <Text size="small" color="quiet" key={line}>
                    {line}
                  </Text>
                ))}
              </div>
            </div>
            <LabeledTable
              label={label}
              look="plain"
              labels="none"
              columns={[
                card,
                { name: points, className: styles.points },
                { name: presenter, className: styles.presenter },
                decision,
              ]}
              rows={rows.map((row) => ({
                name: (
                  <Title as="span" size="lead">
                    {row.card}
                  </Title>
                ),
                cells: [
                  row.points,
                  row.by,
                  <span key="decision" className={classes(row.back && styles.returned)}>
                    <Icon className={styles.icon} drawing={row.back ? retry : check} />
                    {row.decision}
                  </span>,
                ],
              }))}
              widths={[4, '48px', '56px', 3]}
              className={styles.table}
            />
          </div>
          <div className={styles.note}>
            <Title as="h3" size="large">
              {note.title}
            </Title>
            <Text size="lead" className={above(5)}>
              {note.text}
            </Text>
          </div>
        </Columns>
      </Wrap>
    </Band>
  );
}
