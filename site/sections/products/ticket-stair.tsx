import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './ticket-stair.module.css';

export interface TicketStairProps {
  heading: string;
  text: string;
  /** `sold` of `of`, as numbers for the bar and as words beside it. */
  kinds: { price: string; name: string; text: string; sold: number; of: number; soldText: string; ofText: string }[];
}

/** Kinds of ticket as a staircase of stubs that run off to the right, each with how many are sold. */
export function TicketStair({ heading, text, kinds }: TicketStairProps) {
  return (
    <Band ground="stone" clip className={arrival.tall}>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <ul className={arrival.turns}>
          {kinds.map((kind) => (
            <li
              className={classes(styles.item, arrival.sheet)}
              key={kind.name}
              style={{ '--sold': kind.sold / kind.of } as CSSProperties}
            >
              <b className={styles.price}>{kind.price}</b>
              <p className={styles.text}>
                <b className={styles.strong}>{kind.name}</b> {kind.text}
              </p>
              <p className={styles.text}>
                <b className={classes(styles.strong, styles.soldStrong)}>{kind.soldText}</b> {kind.ofText}
              </p>
              <i className={styles.sign} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
