import { Band } from '../../ui/band.tsx';
import { Definitions } from '../../ui/definitions.tsx';
import { SplitHead } from '../../ui/split-head.tsx';
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
      <Wrap>
        <SplitHead heading={heading} texts={[lead, text]} />
        <Definitions columns items={facts} className={styles.facts} />
      </Wrap>
    </Band>
  );
}
