import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './outage-line.module.css';

interface OutageLineProps {
  heading: string;
  /** The start of the line, the failure of the connection and its recovery, with times such as 12:20. */
  moments: { time: string; name: string }[];
  /** The number of orders that waited during the outage, and their label. */
  held: { count: number; text: string };
  text: string;
}

/** The index of the moment at which the outage begins: the orders wait from then on. */
const outageIndex = 1;

/** Twelve hours in minutes. */
const twelveHours = 12 * 60;

/** The minutes from one time of a twelve-hour clock, such as 12:20, to the next. */
function minutesBetween(from: string, to: string) {
  return (minutesOf(to) - minutesOf(from) + twelveHours) % twelveHours;
}

/** The minutes from 0:00 to a time such as 12:20. */
function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * A day as a line that is outlined during an outage, in which orders waited, and then continues to the edge of the page. It is to
 * scale until the outage ends.
 */
export function OutageLine({ heading, moments, held, text }: OutageLineProps) {
  const [start = '', outage = '', recovery = ''] = moments.map(({ time }) => time);
  const before = minutesBetween(start, outage);
  const during = minutesBetween(outage, recovery);
  return (
    <Band background="peach" clip className={arrival.tall}>
      <Wrap>
        <Title as="h2" size="display" className={styles.heading}>
          {heading}
        </Title>
        <ol
          className={styles.moments}
          style={{ '--columns': `${before}fr ${during}fr`, '--before': before, '--during': during } as CSSProperties}
        >
          {moments.map(({ time, name }, index) => (
            <li className={styles.moment} key={time}>
              <i className={styles.line} />
              <Text size="small">{time}</Text>
              <Title size="smallTitle">{name}</Title>
              {index === outageIndex && (
                <Text weight="strong" className={styles.heldOrders}>
                  {held.count} {held.text}
                  <span className={styles.orders}>
                    {Array.from({ length: held.count }, (_, turn) => (
                      <i className={styles.order} key={turn} style={{ '--turn': turn } as CSSProperties} />
                    ))}
                  </span>
                </Text>
              )}
            </li>
          ))}
        </ol>
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
      </Wrap>
    </Band>
  );
}
