import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './ticket-stair.drawing.module.css';

interface TicketStairProps {
  heading: string;
  text: string;
  /** `sold` tickets of `of` in all, as numbers for the bar and as text beside it. */
  kinds: { price: string; name: string; text: string; sold: number; of: number; soldText: string; ofText: string }[];
}

const ticketBackgrounds = ['cobalt', 'sky', 'peach', 'mist'] as const;

/** Kinds of ticket as a staircase: each ticket begins a step farther to the right, and shows the number sold. */
export function TicketStair({ heading, text, kinds }: TicketStairProps) {
  return (
    <Band background="stone" clip className={arrival.tall}>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <ul className={arrival.turns}>
          {kinds.map((kind, index) => (
            <li
              className={classes(
                styles.ticket,
                backgroundClass(ticketBackgrounds[index % ticketBackgrounds.length]!),
                arrival.sheet,
              )}
              key={kind.name}
              style={{ '--index': index, '--sold-share': kind.sold / kind.of } as CSSProperties}
            >
              <Title as="b" size="large" className={styles.price}>
                {kind.price}
              </Title>
              <div className={styles.kind}>
                <Title size="card">{kind.name}</Title> {kind.text}
              </div>
              <p>
                <Title as="b" size="card" className={styles.sold}>
                  {kind.soldText}
                </Title>{' '}
                {kind.ofText}
              </p>
              <i className={styles.bar} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
