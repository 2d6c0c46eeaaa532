import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import * as styles from './late-return.drawing.module.css';

export interface Booking {
  /** `out`: the car is with a client; `late`: it should be back; `shop`: it is being repaired. */
  look: 'out' | 'late' | 'booked' | 'shop';
  /** The hour of the day at which it begins, in steps of half an hour. */
  from: number;
  /** The hour of the day at which it ends, in steps of half an hour. */
  to: number;
  text?: string | undefined;
  note?: string | undefined;
  /** The number of rows from its row to the one from which it was moved; negative if that is above. */
  movedFrom?: number | undefined;
}

const bookingBackgrounds = { out: 'cobalt', late: 'peach', booked: 'haze', shop: 'stone' } as const;

interface BookingBarProps {
  booking: Booking;
  /** The hour at which the rental closes. */
  closes: number;
  style: CSSProperties;
}

/** A booking of a car, as a bar over its hours. */
export function BookingBar({ booking, closes, style }: BookingBarProps) {
  return (
    <p
      className={classes(
        styles.booking,
        backgroundClass(bookingBackgrounds[booking.look]),
        styles[booking.look],
        booking.look === 'late' && arrival.barBefore,
        booking.to === closes && styles.untilClosing,
        booking.movedFrom !== undefined && styles.moved,
      )}
      style={style}
    >
      {booking.text && <b>{booking.text}</b>}{' '}
      {booking.note && (
        <Text as="small" size="fine" color="quiet" block className={styles.note}>
          {booking.note}
        </Text>
      )}
    </p>
  );
}
