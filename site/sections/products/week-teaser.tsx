import { Band } from '../../ui/band.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { NamedLink } from '../named-link.ts';
import { WeekOfShifts, type Week } from './week-of-shifts.tsx';
import * as styles from './week-teaser.module.css';

export interface WeekTeaserProps {
  heading: string;
  text: string;
  more: NamedLink;
  week: Week;
}

/** A product shown by the week it keeps, without a frame around it. */
export function WeekTeaser({ heading, text, more, week }: WeekTeaserProps) {
  return (
    <Band className={styles.teaser}>
      <Wrap>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          <div>
            <p className={styles.text}>{text}</p>
            <MoreLink to={more.link}>{more.name}</MoreLink>
          </div>
        </div>
        <WeekOfShifts {...week} />
      </Wrap>
    </Band>
  );
}
