import * as styles from './steps-timeline.module.css';

export interface StepsTimelineProps {
  heading: string;
  steps: { title: string; text: string }[];
}

/** What happens one after the other, down a line. */
export function StepsTimeline({ heading, steps }: StepsTimelineProps) {
  return (
    <div>
      <h3 className={styles.heading}>{heading}</h3>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li className={styles.item} key={title}>
            <b className={styles.strong}>{title}</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
