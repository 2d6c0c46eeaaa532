import { classes } from '../../../ui/classes.ts';
import * as arrival from '../../../ui/arrival.module.css';
import { SectionHead } from '../../../ui/section-head.tsx';
import { Band } from '../../../ui/band.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import * as styles from './growing-phones.drawing.module.css';
import { PhoneBuild } from './phone-build.tsx';
import type { PhoneScreen } from './phone-screen.ts';
import { PhoneGraybox } from './phone-graybox.tsx';
import { PhoneReleased } from './phone-released.tsx';
import { PhoneSketch } from './phone-sketch.tsx';
import { PhoneTrial } from './phone-trial.tsx';

export interface GrowingPhonesProps {
  id: string;
  heading: string;
  text: string;
  /** Five, from the first drawing to the released app. `stage` says what the screen is at that step, `gets` what the client gets. */
  steps: { name: string; stage: string; text: string; gets: string }[];
  screen: PhoneScreen;
}

/** The screen at each step. */
const figures = [PhoneSketch, PhoneGraybox, PhoneBuild, PhoneTrial, PhoneReleased];

/** The steps of a process, each below the same phone screen, which grows from a sketch to the released app. */
export function GrowingPhones({ id, heading, text, steps, screen }: GrowingPhonesProps) {
  return (
    <Band background="mist" className={styles.growing} id={id}>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <ol className={classes(styles.list, arrival.scene, arrival.turns)}>
          {steps.map((step, index) => {
            const Figure = figures[index]!;
            return (
              <li className={styles.step} key={step.name}>
                <div className={classes(styles.figure, arrival.sheet)} aria-hidden="true">
                  <Figure {...screen} />
                </div>
                <p className={styles.stage}>{step.stage}</p>
                <h3 className={styles.title}>{step.name}</h3>
                <p>{step.text}</p>
                <p className={styles.gets}>{step.gets}</p>
              </li>
            );
          })}
        </ol>
      </Wrap>
    </Band>
  );
}
