import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './client-quote.module.css';

export interface ClientQuoteProps {
  feedback: string;
  customerName: string;
  role: string;
  companyName: string;
}

/** What the client of a case says about it, whole. */
export function ClientQuote({ feedback, customerName, role, companyName }: ClientQuoteProps) {
  return (
    <section className={styles.quote}>
      <Wrap>
        <figure>
          <blockquote>
            <p>{feedback}</p>
          </blockquote>
          <figcaption>
            <b>{customerName}</b> {role}, {companyName}
          </figcaption>
        </figure>
      </Wrap>
    </section>
  );
}
