import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Band } from '../../ui/band.tsx';
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
    <Band>
      <Wrap grid>
        <h2 className={styles.heading}>{heading}</h2> <Paragraphs texts={[lead, text]} className={styles.words} />
        <dl className={styles.list}>
          {facts.map((fact) => (
            <div className={styles.part} key={fact.term}>
              <dt className={styles.term}>{fact.term}</dt>
              <dd className={styles.detail}>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Band>
  );
}
