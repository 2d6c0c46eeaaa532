import { classes } from '../ui/classes.ts';
import { decimal } from '../ui/decimal.ts';
import { round } from '../ui/round.ts';
import { Text } from '../ui/text.tsx';
import * as styles from './week-of-shifts.drawing.module.css';

interface TotalHoursProps {
  hours: number;
  /** The words after the hours beyond a full week. */
  overtimeLabel: string;
}

const fullWeekHours = 40;

/** The last cell of a person's week: the hours and, below them, the overtime. */
export function TotalHours({ hours, overtimeLabel }: TotalHoursProps) {
  // Rounded as it is shown: in floating point, a sum of tenths of hours may exceed 40 by a tiny error.
  const overtime = round(hours - fullWeekHours, 1);
  return (
    <td className={classes(styles.cell, styles.last)}>
      <Text as="b" size="body" weight="strong">
        {decimal(hours, 1)}
      </Text>
      {overtime > 0 && (
        <Text as="small" size="fine" color="ember" block>
          {decimal(overtime, 1)} {overtimeLabel}
        </Text>
      )}
    </td>
  );
}
