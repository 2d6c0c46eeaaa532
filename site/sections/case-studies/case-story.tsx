import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
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
      <Wrap>
        <Split at={place === 'under' ? [6, 7] : 6}>
          <div className={styles.head}>
            <SectionHead heading={heading} narrow />
            {place === 'under' && drawing}
          </div>
          <div>
            {place === 'around' && drawing}
            <p className={styles.lead}>{lead}</p>
            {paragraphs.map((paragraph) => (
              <p className={styles.paragraph} key={paragraph}>
                {paragraph}
              </p>
            ))}
          </div>
        </Split>
      </Wrap>
    </Band>
  );
}
