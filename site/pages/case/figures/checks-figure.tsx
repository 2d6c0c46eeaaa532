import { classes } from '../../../ui/classes.ts';
import { Text } from '../../../ui/text.tsx';
import { above } from '../../../ui/space.ts';
import { Row } from '../../../ui/row.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './checks-figure.drawing.module.css';

interface ChecksFigureProps {
  title: string;
  note: string;
  items: { text: string; done: boolean }[];
}

/** A short checklist on a panel: a filled plume is done, an outlined one is not. */
export function ChecksFigure({ title, note, items }: ChecksFigureProps) {
  return (
    <div className={styles.checks}>
      <p className={parts.row}>
        <b>{title}</b>
        <Text as="span" color="quiet">
          {note}
        </Text>
      </p>
      <ul className={above(3)}>
        {items.map(({ text, done }) => (
          <Row
            as="li"
            gap={2}
            align="baseline"
            key={text}
            className={classes(parts.plume, done && parts.filled, styles.item)}
          >
            {text}
          </Row>
        ))}
      </ul>
    </div>
  );
}
