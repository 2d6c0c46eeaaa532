import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { classes } from '../../ui/classes.ts';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { formatTime } from '../../sections/format-time.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { BookingBar, type Booking } from './booking-bar.tsx';
import * as styles from './late-return.drawing.module.css';

interface LateReturnProps {
  label: string;
  title: string;
  note: string;
  opens: number;
  closes: number;
  now: number;
  rows: { name: string; plate: string; bookings: Booking[] }[];
  /** The message to a renter whose booking has moved. */
  message: { to: string; text: string };
}

/** The hours between two labels of the time, the first of which is an hour after opening. */
const labelInterval = 3;

/** A dispatch board on a day when a car is late: the bookings that were moved, and a message about one of them. */
export function LateReturn({ label, title, note, opens, closes, now, rows, message }: LateReturnProps) {
  // The grid has a column for each half hour, after the column of the cars' names.
  const gridLine = (hour: number) => 2 * (hour - opens) + 2;
  const timeSpan = (from: number, to: number) => ({ gridColumn: `${gridLine(from)} / ${gridLine(to)}` });
  const bookingStyle = ({ look, from, to, movedFrom }: Booking) => {
    const isOut = look === 'out' && from < now && now < to;
    return {
      ...timeSpan(from, to),
      '--rows-moved': movedFrom,
      // The line of the current time must not cross the name of a renter whose car is out.
      '--text-start': isOut ? (now - from) / (to - from) : undefined,
    } as CSSProperties;
  };
  // Each label is an hour wide, and the last one ends when the rental closes or before.
  const labeledHours = Array.from(
    { length: Math.floor((closes - opens - 2) / labelInterval) + 1 },
    (_, index) => opens + 1 + labelInterval * index,
  );
  return (
    <Wrap
      className={classes(styles.scene, arrival.scene)}
      style={{ '--half-hours': 2 * (closes - opens) } as CSSProperties}
    >
      <DrawnScreen device="window" label={label} className={styles.board}>
        <p className={styles.title}>
          <Title as="b" size="smallTitle">
            {title}
          </Title>{' '}
          <Text as="span" color="quiet">
            {note}
          </Text>
        </p>
        <p className={styles.row}>
          {labeledHours.map((hour) => (
            <Text as="span" size="fine" color="quiet" key={hour} style={timeSpan(hour, hour + 1)}>
              {formatTime(hour)}
            </Text>
          ))}
        </p>
        {rows.map(({ name, plate, bookings }) => (
          <div className={styles.row} key={name}>
            <p className={styles.name}>
              <b>{name}</b>{' '}
              <Text as="small" size="fine" color="quiet" block>
                {plate}
              </Text>
            </p>
            {bookings.map((booking) => (
              <BookingBar key={booking.from} booking={booking} closes={closes} style={bookingStyle(booking)} />
            ))}
            <i className={styles.now} style={timeSpan(now, closes)} />
          </div>
        ))}
      </DrawnScreen>
      <p className={classes(styles.message, backgroundClass('night'))}>
        <Text as="small" size="fine" color="quiet" block>
          {message.to}
        </Text>{' '}
        {message.text}
      </p>
    </Wrap>
  );
}
