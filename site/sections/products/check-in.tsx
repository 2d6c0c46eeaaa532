import type { CSSProperties } from 'react';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './check-in.module.css';
import { DrawnPhone } from './drawn-phone.tsx';

export interface CheckInProps {
  heading: string;
  text: string;
  scan: {
    label: string;
    gate: string;
    line: string;
    name: string;
    lines: string[];
    count: string;
    counted: string;
    next: string;
  };
  /** One bar each ten minutes; some carry their time. */
  arrivals: { heading: string; label: string; bars: { time?: string | undefined; people: number }[]; caption: string };
}

/** A good scan on a phone, and how the crowd came. */
export function CheckIn({ heading, text, scan, arrivals }: CheckInProps) {
  const most = Math.max(...arrivals.bars.map(({ people }) => people));
  return (
    <section>
      <Wrap className={styles.split}>
        <DrawnPhone label={scan.label} className={styles.phone}>
          <p className={styles.status}>
            <span>{scan.gate}</span>
            <span>{scan.line}</span>
          </p>
          <i>
            <Icon drawing={check} />
          </i>
          <b>{scan.name}</b>
          {scan.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.count}>
            {scan.counted} <em>{scan.count}</em>
          </p>
          <p className={styles.next}>{scan.next}</p>
        </DrawnPhone>
        <div>
          <h2>{heading}</h2>
          <p className={styles.lead}>{text}</p>
          <h3>{arrivals.heading}</h3>
          <figure className={styles.chart} aria-label={arrivals.label}>
            {arrivals.bars.map(({ time, people }, at) => (
              <span
                key={at}
                className={people === most ? styles.most : undefined}
                style={{ '--part': people / most } as CSSProperties}
              >
                {people === most && <b>{people}</b>}
                <small>{time}</small>
              </span>
            ))}
          </figure>
          <p className={styles.caption}>{arrivals.caption}</p>
        </div>
      </Wrap>
    </section>
  );
}
