import { Band } from '../../ui/band.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './statement.module.css';

interface StatementProps {
  heading: string;
  paragraphs: string[];
}

/** A statement as a heading across the page's width, with the reasons for it below. */
export function Statement({ heading, paragraphs }: StatementProps) {
  return (
    <Band>
      <Wrap>
        <Title as="h2" size="giant" className={styles.heading}>
          {heading}
        </Title>
        <Paragraphs texts={paragraphs} className={styles.paragraphs} />
      </Wrap>
    </Band>
  );
}
