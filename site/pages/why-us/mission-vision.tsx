import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './mission-vision.module.css';

export interface MissionVisionProps {
  mission: { heading: string; text: string };
  vision: { heading: string; text: string };
}

/** The company's mission and vision, in large type on a diagonal. */
export function MissionVision({ mission, vision }: MissionVisionProps) {
  return (
    <Band>
      <Wrap grid>
        <div>
          <h2 className={styles.heading}>{mission.heading}</h2>
          <p className={styles.text}>{mission.text}</p>
        </div>
        <div className={styles.vision}>
          <h2 className={styles.heading}>{vision.heading}</h2>
          <p className={classes(styles.text, styles.visionText)}>{vision.text}</p>
        </div>
      </Wrap>
    </Band>
  );
}
