import { classes } from '../../../ui/classes.ts';
import { Text } from '../../../ui/text.tsx';
import { Row } from '../../../ui/row.tsx';
import { Columns } from '../../../ui/columns.tsx';
import * as styles from './chain-figure.drawing.module.css';

interface ChainFigureProps {
  lanes: { name?: string | undefined; links: { title: string; note: string; late: boolean }[] }[];
}

/** Consecutive steps joined by lines: in a row, or in a column where a row would be too narrow. */
export function ChainFigure({ lanes }: ChainFigureProps) {
  return (
    <Columns gap={8}>
      {lanes.map(({ name, links }) => (
        <div key={name ?? ''}>
          {name && (
            <p>
              <b>{name}</b>
            </p>
          )}
          <ol className={styles.list}>
            {links.map(({ title, note, late }) => (
              <Row
                as="li"
                gap={3}
                align="baseline"
                between
                key={title}
                className={classes(styles.item, late && styles.late)}
              >
                <b>{title}</b>
                <Text as="span" color="quiet" className={styles.note}>
                  {note}
                </Text>
              </Row>
            ))}
          </ol>
        </div>
      ))}
    </Columns>
  );
}
