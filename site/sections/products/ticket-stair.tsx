import type { CSSProperties } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
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
    <section className={styles.band}>
      <Wrap>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ul>
          {kinds.map((kind) => (
            <li key={kind.name} style={{ '--sold': kind.sold / kind.of } as CSSProperties}>
              <b className={styles.price}>{kind.price}</b>
              <p>
                <b>{kind.name}</b> {kind.text}
              </p>
              <p className={styles.sold}>
                <b>{kind.soldText}</b> {kind.ofText}
              </p>
              <i />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
