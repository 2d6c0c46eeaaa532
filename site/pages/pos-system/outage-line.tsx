import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './outage-line.module.css';

interface OutageLineProps {
  heading: string;
  /** The times at which the line began, broke and recovered: 12:20. */
  moments: { time: string; name: string }[];
  /** The number of tickets that waited during the outage, and their label. */
  held: { count: number; text: string };
  text: string;
}

/** Minutes from one time of a twelve-hour clock to the next. */
function minutesBetween(from: string, to: string) {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return (end - start + 720) % 720;
}

/**
 * A day as a line, to scale up to the last moment: filled, outlined during the outage while orders waited, then filled
 * again to the edge of the page.
 */
export function OutageLine({ heading, moments, held, text }: OutageLineProps) {
  const [before = 0, during = 0] = moments
    .slice(1)
    .map(({ time }, index) => minutesBetween(moments[index]!.time, time));
  return (
    <Band ground="peach" clip className={arrival.tall}>
      <Wrap>
        <Title as="h2" size="display" className={styles.heading}>
          {heading}
        </Title>
        <ol
          className={styles.list}
          style={{ '--columns': `${before}fr ${during}fr`, '--before': before, '--during': during } as CSSProperties}
        >
          {moments.map(({ time, name }, index) => (
            <li className={styles.moment} key={time}>
              <i className={styles.line} />
              <Text size="small">{time}</Text>
              <Title size="smallTitle">{name}</Title>
              {index === 1 && (
                <Text weight="strong" className={styles.held}>
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
