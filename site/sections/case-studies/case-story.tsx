import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './case-story.module.css';
import { CaseFigure, type CaseFigureProps } from './figures/case-figure.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';

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
            <Text size="lead">{lead}</Text>
            {paragraphs.map((paragraph) => (
              <Text className={above(4)} color="quiet" key={paragraph}>
                {paragraph}
              </Text>
            ))}
          </div>
        </Split>
      </Wrap>
    </Band>
  );
}
