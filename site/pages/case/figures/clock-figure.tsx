import { Text } from '../../../ui/text.tsx';
import * as styles from './clock-figure.drawing.module.css';

interface ClockFigureProps {
  time: string;
  title: string;
  note: string;
}

/** A running clock in large digits, and what it measures. */
export function ClockFigure({ time, title, note }: ClockFigureProps) {
  return (
    <p className={styles.clock}>
      <b className={styles.time}>{time}</b>
      <strong className={styles.title}>{title}</strong>
      <Text as="span" color="quiet">
        {note}
      </Text>
    </p>
  );
}
