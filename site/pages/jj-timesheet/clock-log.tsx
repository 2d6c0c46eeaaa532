import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './clock-log.drawing.module.css';

interface ClockLogProps {
  now: { name: string; value: string; hint: string };
  entries: { time: string; name: string; late?: string | undefined }[];
}

/** The tablet at the door, with the current time in a plume, and the people who have clocked in. */
export function ClockLog({ now, entries }: ClockLogProps) {
  return (
    <Columns desktop={['auto', 1]} align="center" gap={[7, 10]}>
      <DrawnScreen device="phone" background="night" label={now.name} className={styles.tablet}>
        <PlumeTile className={styles.clock}>
          <Title as="b" size="large" className={styles.clockTime}>
            {now.value}
          </Title>
          {now.name}
        </PlumeTile>
        <Text weight="strong" color="quiet">
          {now.hint}
        </Text>
      </DrawnScreen>
      <ul>
        {entries.map(({ time, name, late }) => (
          <li className={styles.entry} key={name}>
            <Text as="b" weight="strong" className={styles.time}>
              {time}
            </Text>
            {name}
            {late && <span className={styles.late}>{late}</span>}
          </li>
        ))}
      </ul>
    </Columns>
  );
}
