import { Band } from '../../ui/band.tsx';
import { check } from '../../ui/icons/check.ts';
import { retry } from '../../ui/icons/retry.ts';
import { Icon } from '../../ui/icon.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import { below } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './minutes-sheet.module.css';

interface MinutesSheetProps {
  meeting: string[];
  figure: string;
  heading: string;
  label: string;
  /** Four: the card, its points, who, the decision. */
  columns: string[];
  rows: { card: string; points: string; by: string; decision: string; back?: boolean | undefined }[];
  note: { title: string; text: string };
}

/** The minutes of a review on a sheet that lies on its band, with a note beside it on wide pages. */
export function MinutesSheet({ meeting, figure, heading, label, columns, rows, note }: MinutesSheetProps) {
  const [card = '', points = '', by = '', decision = ''] = columns;
  return (
    <Band ground="haze" flush>
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
              columns={[card, { name: points, className: styles.points }, { name: by, className: styles.by }, decision]}
              rows={rows.map((row) => ({
                name: (
                  <Title as="span" size="lead">
                    {row.card}
                  </Title>
                ),
                cells: [
                  row.points,
                  row.by,
                  <span key="decision" className={classes(row.back && styles.back)}>
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
