import { classes } from '../../ui/classes.ts';
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
    <Wrap grid className={classes(styles.row, styles[size])}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </Wrap>
  );
}
