import type { CSSProperties } from 'react';
import * as arrival from '../../../ui/arrival.module.css';
import { Caption } from '../../../ui/caption.tsx';
import { classes } from '../../../ui/classes.ts';
import { Row } from '../../../ui/row.tsx';
import * as styles from './plumes-figure.drawing.module.css';

interface PlumesFigureProps {
  /** The colors; `sage` is for use on pine. */
  family: 'cobalt' | 'pine' | 'sage';
  /** The number of columns into which the plumes sort themselves; without it they wrap. */
  columns?: number | undefined;
  /** Whether the plumes are sorted from the start and take the whole width; on a phone, in half as many columns. */
  wide?: boolean | undefined;
  /**
   * Fields of `count` plumes: the first `filled` are filled, the last `added` of these in another color, and the `wrong` ones
   * follow. `label` describes the field to screen readers; a note or a legend is below it.
   */
  fields: {
    label: string;
    count: number;
    filled: number;
    added?: number | undefined;
    wrong?: number | undefined;
    note?: string | undefined;
    legend?: { mark: 'filled' | 'added' | 'wrong' | 'empty'; text: string }[] | undefined;
  }[];
}

/** The class of the plume at `index`; undefined if it stays empty. */
function plumeLook(index: number, { filled, added = 0, wrong = 0 }: PlumesFigureProps['fields'][number]) {
  if (index < filled - added) return styles.filled;
  if (index < filled) return styles.added;
  return index < filled + wrong ? styles.wrong : undefined;
}

/** A number drawn as plumes, one for each thing counted. */
export function PlumesFigure({ family, columns, wide, fields }: PlumesFigureProps) {
  return (
    <div
      className={classes(
        styles.plumes,
        styles[family],
        columns !== undefined && styles.columns,
        wide ? styles.wide : columns !== undefined && classes(styles.sorted, arrival.scene),
      )}
      style={{ '--columns': columns, '--phone-columns': columns && Math.ceil(columns / 2) } as CSSProperties}
    >
      {fields.map((field) => (
        <div key={field.label}>
          <div role="img" aria-label={field.label} className={styles.field}>
            {Array.from({ length: field.count }, (_, index) => (
              <i key={index} className={classes(styles.plume, plumeLook(index, field))} />
            ))}
          </div>
          {field.note && <Caption as="p">{field.note}</Caption>}
          {field.legend && (
            <ul className={styles.legend}>
              {field.legend.map(({ mark, text }) => (
                <Row as="li" gap={3} align="center" key={mark}>
                  <i className={classes(styles.plume, styles.mark, styles[mark])} />
                  {text}
                </Row>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
