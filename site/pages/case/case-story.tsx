import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './case-story.module.css';
import { CaseFigure, type CaseFigureProps } from './figures/case-figure.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import { classes } from '../../ui/classes.ts';

interface CaseStoryProps {
  heading: string;
  lead: string;
  paragraphs: string[];
  /** The figure is `under` the heading; or `beside` the text, even between 700 and 960 px, where both are narrow. */
  place: 'under' | 'beside';
  figure: CaseFigureProps;
}

/** The problem and how the work began, with a figure. */
export function CaseStory({ heading, lead, paragraphs, place, figure }: CaseStoryProps) {
  return (
    <Band>
      <Wrap>
        <Split at={[6, 7]} className={classes(styles.story, styles[place])}>
          <SectionHead heading={heading} narrow className={styles.head} />
          <div className={styles.figure}>
            <CaseFigure {...figure} />
          </div>
          <div className={styles.text}>
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
