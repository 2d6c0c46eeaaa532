import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './side-heading.module.css';

export interface SideHeadingProps {
  heading: string;
  lead: string;
  text?: string | undefined;
  size?: 'large' | 'giant';
}

/** A heading and, beside it on wide pages, the paragraph it opens. */
export function SideHeading({ heading, lead, text, size = 'large' }: SideHeadingProps) {
  return (
    <Wrap grid className={styles[size]}>
      <h2 className={styles.heading}>{heading}</h2>
      <Paragraphs texts={text ? [lead, text] : [lead]} className={styles.words} />
    </Wrap>
  );
}
