import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Title } from '../../ui/title.tsx';
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
    <Wrap split={8} className={classes(styles.side, styles[size])}>
      <Title as="h2" size={size}>
        {heading}
      </Title>
      <Paragraphs texts={text ? [lead, text] : [lead]} />
    </Wrap>
  );
}
