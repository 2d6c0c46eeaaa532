import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './wide-facts.module.css';

export interface WideFactsProps {
  heading: string;
  lead: string;
  text: string;
  facts: { term: string; text: string }[];
}

/** A large statement with its reasons beside it, and four facts under a rule. */
export function WideFacts({ heading, lead, text, facts }: WideFactsProps) {
  return (
    <section className={styles.facts}>
      <Wrap grid>
        <h2>{heading}</h2>
        <div className={styles.words}>
          <p>{lead}</p>
          <p>{text}</p>
        </div>
        <dl>
          {facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
