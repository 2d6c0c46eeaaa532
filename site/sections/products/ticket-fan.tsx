import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { MoreLink } from '../../ui/more-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NamedLink } from '../named-link.ts';
import * as styles from './ticket-fan.module.css';

export interface TicketFanProps {
  heading: string;
  text: string;
  more: NamedLink;
  ticket: { event: string; title: string; entry: string; number: string };
}

/** A product in a dark band beside a fan of four tickets; the front one carries its words. */
export function TicketFan({ heading, text, more, ticket }: TicketFanProps) {
  return (
    <section className={classes(styles.band, arrival.tall)}>
      <Wrap className={styles.split}>
        <div className={styles.fan} aria-hidden="true">
          <span className={styles.label} />
          <span className={styles.label} />
          <span className={styles.label} />
          <span className={styles.label}>
            <small className={styles.note}>{ticket.event}</small>
            <b className={styles.strong}>{ticket.title}</b>
            <small className={styles.note}>{ticket.entry}</small>
            <i className={styles.sign}>{ticket.number}</i>
          </span>
        </div>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
          <MoreLink to={more.link}>{more.name}</MoreLink>
        </div>
      </Wrap>
    </section>
  );
}
