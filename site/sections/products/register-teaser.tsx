import { classes } from '../../ui/classes.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import type { NamedLink } from '../named-link.ts';
import * as styles from './register-teaser.module.css';

export interface RegisterTeaserProps {
  heading: string;
  text: string;
  more: NamedLink;
  register: {
    label: string;
    dishes: { name: string; price: string; chosen?: boolean | undefined }[];
    ticket: {
      heading: string;
      lines: { name: string; value: string }[];
      sums: { name: string; value: string }[];
      pay: string;
    };
  };
}

const Lines = ({ lines }: { lines: { name: string; value: string }[] }) => (
  <dl>
    {lines.map(({ name, value }) => (
      <div className={styles.part} key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A product shown by its register: words above, order pad and open ticket on a plate. */
export function RegisterTeaser({ heading, text, more, register }: RegisterTeaserProps) {
  const { dishes, ticket } = register;
  return (
    <article className={styles.teaser}>
      <h2>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <MoreLink to={more.link}>{more.name}</MoreLink>
      <figure className={styles.plate} aria-label={register.label}>
        <div className={styles.pad}>
          {dishes.map(({ name, price, chosen }) => (
            <span key={name} className={classes(styles.label, chosen && styles.chosen)}>
              <b className={styles.strong}>{name}</b>
              {price}
            </span>
          ))}
        </div>
        <div className={styles.ticket}>
          <b className={styles.ticketStrong}>{ticket.heading}</b>
          <Lines lines={ticket.lines} />
          <Lines lines={ticket.sums} />
          <i className={styles.sign}>{ticket.pay}</i>
        </div>
      </figure>
    </article>
  );
}
