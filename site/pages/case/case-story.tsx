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

/** Paragraphs after the lead, or after each other. */
function StoryParagraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <Text className={above(4)} color="quiet" key={text}>
      {text}
    </Text>
  ));
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
            <div className={styles.opening}>
              <Text size="lead">{lead}</Text>
              <StoryParagraphs texts={paragraphs.slice(0, -1)} />
            </div>
            <div className={styles.last}>
              <StoryParagraphs texts={paragraphs.slice(-1)} />
            </div>
          </div>
        </Split>
      </Wrap>
    </Band>
  );
}
