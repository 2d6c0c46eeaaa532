import { check } from '../../ui/icons/check.ts';
import { classes } from '../../ui/classes.ts';
import { backgroundClass, type Background } from '../../ui/background.ts';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Row } from '../../ui/row.tsx';
import * as textStyles from '../../ui/text.module.css';
import { above } from '../../ui/space.ts';
import * as styles from './shift-swap.module.css';

interface ShiftSwapProps {
  from: { name: string; value: string };
  to: { name: string; value: string };
  note: string;
}

/** Two shifts whose people swap them, and the reason why they may. */
export function ShiftSwap({ from, to, note }: ShiftSwapProps) {
  return (
    <Columns gap={3}>
      <Shift {...from} background="pine" />
      <Shift {...to} background="chalk" />
      <Row as="p" gap={2} className={classes(textStyles.small, textStyles.quiet, above(2))}>
        <Icon drawing={check} />
        {note}
      </Row>
    </Columns>
  );
}

/** A shift of one person, on a plate. */
const Shift = ({ name, value, background }: { name: string; value: string; background: Background }) => (
  <p className={classes(styles.shift, backgroundClass(background))}>
    <Text as="b" weight="strong" block>
      {value}
    </Text>{' '}
    {name}
  </p>
);
