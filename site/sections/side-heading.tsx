import { Paragraphs } from '../ui/paragraphs.tsx';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './side-heading.module.css';

export interface SideHeadingProps {
  heading: string;
  lead: string;
  text?: string | undefined;
  size?: 'large' | 'display';
}

/** A heading and, beside it on wide pages, its paragraph; below it if the heading is display-sized. */
export function SideHeading({ heading, lead, text, size = 'large' }: SideHeadingProps) {
  return (
    <Wrap {...(size === 'large' && { split: 8 })} className={styles.side}>
      <Title as="h2" size={size}>
        {heading}
      </Title>
      <Paragraphs texts={text ? [lead, text] : [lead]} />
    </Wrap>
  );
}
