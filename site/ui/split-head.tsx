import { Paragraphs } from './paragraphs.tsx';
import * as styles from './split-head.module.css';
import { Split } from './split.tsx';

interface SplitHeadProps {
  heading: string;
  texts: readonly string[];
}

/** The head of a section with more text than a sentence: a large heading with paragraphs beside it. */
export function SplitHead({ heading, texts }: SplitHeadProps) {
  return (
    <Split at={8}>
      <h2 className={styles.heading}>{heading}</h2>
      <Paragraphs texts={texts} className={styles.text} />
    </Split>
  );
}
