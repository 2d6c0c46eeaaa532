import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { classes } from '../../ui/classes.ts';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { groundClass } from '../../ui/ground.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './late-return.drawing.module.css';

interface Booking {
  look: 'out' | 'late' | 'booked' | 'shop';
  /** Hours of the day in steps of half an hour. */
  from: number;
  to: number;
  text?: string | undefined;
  note?: string | undefined;
  /** The number of rows below its current one that it was before; negative if above. */
  movedFrom?: number | undefined;
}

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

const grounds = { out: 'cobalt', late: 'peach', booked: 'haze', shop: 'stone' } as const;

/** A dispatch board on a day when a car is late: the bookings that were moved, and the message about one. */
export function LateReturn({ label, title, note, opens, closes, now, rows, message }: LateReturnProps) {
  const column = (hour: number) => 2 * (hour - opens) + 2;
  const columns = (from: number, to: number) => ({ gridColumn: `${column(from)} / ${column(to)}` });
  const barOf = ({ look, from, to, movedFrom }: Booking) =>
    ({
      ...columns(from, to),
      '--moved': movedFrom,
      // A car that is out is labeled after the line of the current time.
      '--named': look === 'out' && from < now && now < to ? (now - from) / (to - from) : undefined,
    }) as CSSProperties;
  const hours = Array.from({ length: Math.floor((closes - opens) / 3) }, (_, index) => opens + 1 + 3 * index);
  return (
    <Wrap
      className={classes(styles.scene, arrival.scene)}
      style={{ '--halves': 2 * (closes - opens) } as CSSProperties}
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
          {hours.map((hour) => (
            <Text as="span" size="fine" color="quiet" key={hour} style={columns(hour, hour + 1)}>
              {((hour + 11) % 12) + 1}:00
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
              <p
                key={booking.from}
                className={classes(
                  styles.booking,
                  groundClass(grounds[booking.look]),
                  styles[booking.look],
                  booking.look === 'late' && arrival.barBefore,
                  booking.to === closes && styles.beyond,
                  booking.movedFrom !== undefined && styles.moved,
                )}
                style={barOf(booking)}
              >
                <b>{booking.text}</b>{' '}
                <Text as="small" size="fine" color="quiet" block>
                  {booking.note}
                </Text>
              </p>
            ))}
            <i className={styles.now} style={columns(now, closes)} />
          </div>
        ))}
      </DrawnScreen>
      <p className={classes(styles.message, groundClass('night'))}>
        <Text as="small" size="fine" color="quiet" block>
          {message.to}
        </Text>{' '}
        {message.text}
      </p>
    </Wrap>
  );
}
