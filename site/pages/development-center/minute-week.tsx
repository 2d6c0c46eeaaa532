import type { CSSProperties } from 'react';
import { Caption } from '../../ui/caption.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './minute-week.drawing.module.css';

export interface MinuteWeekProps {
  heading: string;
  lead: string;
  text: string;
  caption: string;
  /** The unit after a number of minutes. */
  short: string;
  days: { day: string; name: string; text: string; minutes: number }[];
}

/** A client's week with the team: each meeting drawn as long as it takes, the longest one dark. */
export function MinuteWeek({ heading, lead, text, caption, short, days }: MinuteWeekProps) {
  const longest = Math.max(...days.map(({ minutes }) => minutes));
  return (
    <Wrap grid>
      <div className={styles.text}>
        <Title as="h2" size="large">
          {heading}
        </Title>
        <Paragraphs texts={[lead, text]} />
      </div>
      <ol className={styles.days}>
        {days.map(({ day, name, text: description, minutes }) => (
          <li className={styles.day} key={day}>
            <p
              className={classes(styles.bar, backgroundClass(minutes === longest ? 'deep' : 'cobalt'))}
              style={{ '--minutes': minutes, '--longest': longest } as CSSProperties}
            >
              {minutes} {short}
            </p>
            <div>
              <Text size="small" color="quiet">
                {day}
              </Text>
              <Title as="h3" size="smallTitle">
                {name}
              </Title>
              <Text size="small">{description}</Text>
            </div>
          </li>
        ))}
      </ol>
      <Caption as="p" className={styles.caption}>
        {caption}
      </Caption>
    </Wrap>
  );
}
