import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './first-weeks.module.css';

export interface FirstWeeksProps {
  heading: string;
  text: string;
  weeks: { unit: string; when: string; title: string; text: string }[];
}

/** How one starts: stretches of time side by side, their numbers large. */
export function FirstWeeks({ heading, text, weeks }: FirstWeeksProps) {
  return (
    <Band ground="mist">
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <ol className={styles.list}>
          {weeks.map((week) => (
            <li key={week.when}>
              <p className={classes(styles.text, styles.when)}>
                {week.unit} <b className={styles.strong}>{week.when}</b>
              </p>
              <h3 className={styles.title}>{week.title}</h3>
              <p className={styles.text}>{week.text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
