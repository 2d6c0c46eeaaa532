import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TeaserText, type TeaserTextProps } from './teaser-text.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './ticket-fan.drawing.module.css';

interface TicketFanProps extends Pick<TeaserTextProps, 'heading' | 'text' | 'more'> {
  ticket: { event: string; title: string; entry: string; number: string };
}

/** A product in a dark band beside a fan of four tickets; the front one shows its text. */
export function TicketFan({ ticket, ...rest }: TicketFanProps) {
  return (
    <Band background="deep" clip flush className={arrival.tall}>
      <Wrap>
        <Columns tablet={[7, 5]} align="center" className={styles.split}>
          <div className={styles.fan} aria-hidden="true">
            <span className={styles.ticket} />
            <span className={styles.ticket} />
            <span className={styles.ticket} />
            <span className={styles.ticket}>
              {ticket.event}
              <Title as="b" size="medium" className={styles.title}>
                {ticket.title}
              </Title>
              {ticket.entry}
              <i className={styles.stub}>{ticket.number}</i>
            </span>
          </div>
          <TeaserText {...rest} linkColor="inherit" />
        </Columns>
      </Wrap>
    </Band>
  );
}
