import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './start-timeline.module.css';

export interface StartTimelineProps {
  heading: string;
  /** The stops in order; `when` is a week or a span of weeks. */
  stops: { when: string; name: string; text: string }[];
}

/** A timeline that continues beyond the page's right edge. */
export function StartTimeline({ heading, stops }: StartTimelineProps) {
  return (
    <Band background="stone" clip>
      <Wrap>
        <SectionHead heading={heading} />
        {/* Not to scale: the second stop, usually the longest span, is the widest, and a single week has room for its text. */}
        <Columns as="ol" wide={[1.8, 2.6, 2.1, 1.8]} className={styles.line}>
          {stops.map(({ when, name, text }) => (
            <li className={styles.stop} key={name}>
              <Text size="small" weight="strong" color="cobalt">
                {when}
              </Text>
              <Title as="h3" size="smallTitle">
                {name}
              </Title>
              <Text className={above(1)} measure="long">
                {text}
              </Text>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
