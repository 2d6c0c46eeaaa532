import type { CSSProperties } from 'react';
import * as arrival from '../../../ui/arrival.module.css';
import { Caption } from '../../../ui/caption.tsx';
import { classes } from '../../../ui/classes.ts';
import { Row } from '../../../ui/row.tsx';
import * as styles from './plumes-figure.drawing.module.css';

interface PlumesFigureProps {
  /** `sage` is for use on pine. */
  family: 'cobalt' | 'pine' | 'sage';
  /** The number of columns that they have sorted themselves into. */
  columns?: number | undefined;
  /** Already sorted at the start, over the whole width: on a phone in half as many columns. */
  wide?: boolean | undefined;
  /**
   * `filled` of `count`, of which `added` came last, then `wrong` ones; `label` describes it to screen readers. A note
   * or a legend is under the field.
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

/** A number drawn as plumes, one for each. */
export function PlumesFigure({ family, columns, wide, fields }: PlumesFigureProps) {
  return (
    <div
      className={classes(
        styles.plumes,
        styles[family],
        columns !== undefined && styles.columns,
        wide ? styles.wide : columns !== undefined && classes(styles.sorted, arrival.scene),
      )}
      style={{ '--columns': columns, '--half': columns && Math.ceil(columns / 2) } as CSSProperties}
    >
      {fields.map(({ label, count, filled, added = 0, wrong = 0, note, legend }) => (
        <div key={label}>
          <div role="img" aria-label={label} className={styles.field}>
            {Array.from({ length: count }, (_, index) => (
              <i
                key={index}
                className={classes(
                  styles.plume,
                  index < filled && (index < filled - added ? styles.filled : styles.added),
                  index >= filled && index < filled + wrong && styles.wrong,
                )}
              />
            ))}
          </div>
          {note && <Caption as="p">{note}</Caption>}
          {legend && (
            <ul className={styles.legend}>
              {legend.map(({ mark, text }) => (
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
