import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
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
    <Band>
      <Wrap className={styles.split}>
        <DrawnPhone label={scan.label} className={styles.phone}>
          <p className={styles.status}>
            <span>{scan.gate}</span>
            <span>{scan.line}</span>
          </p>
          <i className={styles.sign}>
            <Icon className={styles.icon} drawing={check} />
          </i>
          <b className={styles.strong}>{scan.name}</b>
          {scan.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.count}>
            {scan.counted} <em className={styles.mark}>{scan.count}</em>
          </p>
          <p className={styles.next}>{scan.next}</p>
        </DrawnPhone>
        <div>
          <SectionHead heading={heading} text={text} />
          <h3 className={styles.title}>{arrivals.heading}</h3>
          <figure className={styles.chart} aria-label={arrivals.label}>
            {arrivals.bars.map(({ time, people }, at) => (
              <span
                key={at}
                className={classes(styles.label, people === most && styles.most)}
                style={{ '--part': people / most } as CSSProperties}
              >
                {people === most && <b className={styles.chartStrong}>{people}</b>}
                <small className={styles.note}>{time}</small>
              </span>
            ))}
          </figure>
          <Caption as="p">{arrivals.caption}</Caption>
        </div>
      </Wrap>
    </Band>
  );
}
