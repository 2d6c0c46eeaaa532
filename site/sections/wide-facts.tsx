import { Band, type BandProps } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Definitions } from '../ui/definitions.tsx';
import { Paragraphs } from '../ui/paragraphs.tsx';
import { SplitHead } from '../ui/split-head.tsx';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './wide-facts.module.css';

export interface WideFactsProps {
  heading: string;
  lead: string;
  text: string;
  facts: { term: string; text: string }[];
}

interface WideFactsLook {
  background?: BandProps['background'];
  /** Whether the terms of the facts are figures: then the facts come first, in larger type. */
  figures?: boolean;
}

/**
 * A large statement with its reasons beside it, and four facts under a rule; or the figures first, with their
 * explanation below.
 */
export function WideFacts({ heading, lead, text, facts, background, figures }: WideFactsProps & WideFactsLook) {
  return (
    <Band background={background}>
      <Wrap>
        {figures ? (
          <Title as="h2" size="giant">
            {heading}
          </Title>
        ) : (
          <SplitHead heading={heading} texts={[lead, text]} />
        )}
        <Definitions layout="columns" items={facts} className={classes(styles.facts, figures && styles.figures)} />
        {figures && <Paragraphs texts={[lead, text]} className={styles.text} />}
      </Wrap>
    </Band>
  );
}
