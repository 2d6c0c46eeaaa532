import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Split } from '../../ui/split.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './field-hours.module.css';

export interface FieldHoursProps {
  heading: string;
  text: string;
  /** The moments in the order of the day; `field` is the field of expertise. */
  moments: { time: string; field: string; text: string }[];
  caption: string;
}

/** One event over a day, moment by moment, each with the field of expertise that took part. */
export function FieldHours({ heading, text, moments, caption }: FieldHoursProps) {
  return (
    <Band background="haze">
      <Wrap>
        <Split at={[6, 7]}>
          <div className={styles.intro}>
            <SectionHead heading={heading} text={text} />
            <Caption as="p">{caption}</Caption>
          </div>
          <ol className={styles.list}>
            {moments.map(({ time, field, text: description }) => (
              <li className={styles.moment} key={description}>
                <b className={styles.time}>{time}</b>
                <div>
                  <h3 className={styles.field}>{field}</h3>
                  <p className={styles.text}>{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </Split>
      </Wrap>
    </Band>
  );
}
