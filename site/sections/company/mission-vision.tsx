import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './mission-vision.module.css';

export interface MissionVisionProps {
  mission: { heading: string; text: string };
  vision: { heading: string; text: string };
}

/** What a company is for and where it wants to get, in large type on a diagonal. */
export function MissionVision({ mission, vision }: MissionVisionProps) {
  return (
    <section className={styles.both}>
      <Wrap grid>
        <div className={styles.mission}>
          <h2>{mission.heading}</h2>
          <p>{mission.text}</p>
        </div>
        <div className={styles.vision}>
          <h2>{vision.heading}</h2>
          <p>{vision.text}</p>
        </div>
      </Wrap>
    </section>
  );
}
