import type { ReactNode } from 'react';
import { Band } from '../../ui/band.tsx';
import { Definitions } from '../../ui/definitions.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above, below } from '../../ui/space.ts';
import * as styles from './split-chapter.module.css';

export interface SplitChapterProps {
  id: string;
  heading: string;
  lead: string;
  text: string;
  points: { name: string; text: string }[];
  /** The figure in the right half. */
  children: ReactNode;
}

/** A chapter in two halves: text on white, its figure on a color that extends to the edge of the page. */
export function SplitChapter({ id, heading, lead, text, points, children }: SplitChapterProps) {
  return (
    <Band id={id} clip flush className={styles.chapter}>
      <Wrap grid className={styles.grid}>
        <div className={styles.text}>
          <Title as="h2" size="large" className={below(5)}>
            {heading}
          </Title>
          <Paragraphs texts={[lead, text]} />
          <Definitions className={above(8)} items={points.map((point) => ({ term: point.name, text: point.text }))} />
        </div>
        <div className={styles.figure}>{children}</div>
      </Wrap>
    </Band>
  );
}
