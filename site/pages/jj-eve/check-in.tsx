import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './check-in.drawing.module.css';

interface CheckInProps {
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
  /** The people who arrived in each ten-minute period; some bars are labeled with their time. */
  arrivals: { heading: string; label: string; bars: { time?: string | undefined; people: number }[]; caption: string };
}

/** The phone at a gate that has just scanned a valid ticket. */
function ScanPhone({ label, gate, line, name, lines, count, counted, next }: CheckInProps['scan']) {
  return (
    <DrawnScreen device="phone" background="pine" label={label} className={styles.phone}>
      <p className={styles.gateAndLine}>
        <span>{gate}</span>
        <span>{line}</span>
      </p>
      <PlumeTile background="mist" className={styles.checkMark}>
        <Icon className={styles.icon} drawing={check} />
      </PlumeTile>
      <Title size="card">{name}</Title>
      {lines.map((textLine) => (
        <Text key={textLine} color="quiet">
          {textLine}
        </Text>
      ))}
      <p className={styles.count}>
        {counted}{' '}
        <Title as="b" size="card">
          {count}
        </Title>
      </p>
      <DrawnButton background="chalk" className={styles.next}>
        {next}
      </DrawnButton>
    </DrawnScreen>
  );
}

/** A bar for the people of each ten-minute period; the highest one is labeled with its number. */
function ArrivalsChart({ label, bars }: Pick<CheckInProps['arrivals'], 'label' | 'bars'>) {
  const mostPeople = Math.max(...bars.map(({ people }) => people));
  return (
    <figure className={styles.chart} aria-label={label}>
      {bars.map(({ time, people }, index) => (
        <span
          key={index}
          className={classes(styles.bar, people === mostPeople && styles.most)}
          style={{ '--share': people / mostPeople } as CSSProperties}
        >
          {people === mostPeople && (
            <Title as="b" size="smallTitle" className={styles.number}>
              {people}
            </Title>
          )}
          {time && (
            <Text as="small" size="fine" color="quiet" className={styles.time}>
              {time}
            </Text>
          )}
        </span>
      ))}
    </figure>
  );
}

/** A phone that has scanned a valid ticket, and a chart of the arrivals over time. */
export function CheckIn({ heading, text, scan, arrivals }: CheckInProps) {
  return (
    <Band>
      <Wrap>
        <Columns
          tablet={['300px', 1]}
          wide={['360px', 'minmax(0, 760px)']}
          align="center"
          gap={14}
          className={styles.split}
        >
          <ScanPhone {...scan} />
          <div>
            <SectionHead heading={heading} text={text} />
            <Title as="h3" size="smallTitle">
              {arrivals.heading}
            </Title>
            <ArrivalsChart label={arrivals.label} bars={arrivals.bars} />
            <Caption as="p">{arrivals.caption}</Caption>
          </div>
        </Columns>
      </Wrap>
    </Band>
  );
}
