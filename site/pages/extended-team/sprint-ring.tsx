import { Definitions } from '../../ui/definitions.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import { SprintDays, type SprintDaysProps } from './sprint-days.tsx';
import * as styles from './sprint-ring.module.css';

export interface SprintRingProps {
  heading: string;
  lead: string;
  meetings: { name: string; text: string }[];
  ring: SprintDaysProps;
}

/** The meetings of a sprint, beside the days on which they are held. */
export function SprintRing({ heading, lead, meetings, ring }: SprintRingProps) {
  return (
    <Wrap grid>
      <SprintDays {...ring} />
      <div className={styles.text}>
        <Title as="h2" size="display">
          {heading}
        </Title>
        <Text size="lead" className={above(4)} measure="long">
          {lead}
        </Text>
        <Definitions
          look="plain"
          layout="beside"
          className={styles.meetings}
          items={meetings.map((meeting) => ({ term: meeting.name, text: meeting.text }))}
        />
      </div>
    </Wrap>
  );
}
