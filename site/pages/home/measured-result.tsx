import type { CSSProperties } from 'react';
import type { NamedLink } from '../../sections/named-link.ts';
import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { decimal } from '../../ui/decimal.ts';
import { round } from '../../ui/round.ts';
import * as styles from './measured-result.drawing.module.css';

export interface MeasuredResultProps {
  heading: string;
  text: string;
  link: NamedLink;
  /** The name of what is counted. */
  title: string;
  /** A note on the numbers, such as their period. */
  note: string;
  /** One column per measurement, such as a month's; `worst` is the one that the text discusses. */
  columns: { name: string; value: number; worst: boolean }[];
}

/** The turns, of 60 ms each (arrival.module.css), between the animations of two neighboring columns. */
const turnsBetweenColumns = 0.6;

/** A column's height as a share of the highest one, and the turn at which its animation starts. */
const columnStyle = (share: number, index: number) =>
  ({ '--share': round(share, 3), '--turn': round(index * turnsBetweenColumns, 1) }) as CSSProperties;

/** A client's measurements over time, including the worst one. The linked case has them as a table. */
export function MeasuredResult({ heading, text, link, title, note, columns }: MeasuredResultProps) {
  const highest = Math.max(...columns.map(({ value }) => value));
  const worstIndex = columns.findIndex(({ worst }) => worst);
  return (
    <Band>
      <Wrap>
        <Split at={[5, 6]} from="desktop" className={styles.split}>
          <div>
            <SectionHead heading={heading} text={text} narrow className={styles.head} />
            <MoreLink to={link.link}>{link.name}</MoreLink>
          </div>
          <figure>
            <figcaption className={styles.caption}>
              <b>{title}</b>
              <Text as="span" size="small" color="quiet">
                {note}
              </Text>
            </figcaption>
            <ol className={classes(styles.plot, arrival.scene)}>
              {columns.map(({ name, value, worst }, index) => (
                <li
                  key={index}
                  className={classes(styles.column, index < worstIndex && styles.before, worst && styles.worst)}
                  style={columnStyle(highest > 0 ? value / highest : 0, index)}
                >
                  <b className={styles.value}>{decimal(value)}</b>
                  <i className={classes(styles.bar, arrival.column)} />
                  <span className={styles.name}>{name}</span>
                </li>
              ))}
            </ol>
          </figure>
        </Split>
      </Wrap>
    </Band>
  );
}
