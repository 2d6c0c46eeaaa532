import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './case-story.module.css';
import { CaseFigure, type CaseFigureProps } from './figures/case-figure.tsx';

export interface CaseStoryProps {
  heading: string;
  lead: string;
  paragraphs: string[];
  /** `under` the heading, or set into the text, which flows `around` it. */
  place: 'under' | 'around';
  figure: CaseFigureProps;
}

/** What was wrong and how the work began, with a figure of it. */
export function CaseStory({ heading, lead, paragraphs, place, figure }: CaseStoryProps) {
  const drawing = (
    <div className={styles.figure}>
      <CaseFigure {...figure} />
    </div>
  );
  return (
    <Band className={styles[place]}>
      <Wrap grid>
        <div className={styles.head}>
          <h2>{heading}</h2>
          {place === 'under' && drawing}
        </div>
        <div className={styles.text}>
          {place === 'around' && drawing}
          <p className={styles.lead}>{lead}</p>
          {paragraphs.map((paragraph) => (
            <p className={styles.paragraph} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
