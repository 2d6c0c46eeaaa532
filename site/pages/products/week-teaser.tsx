import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TeaserText, type TeaserTextProps } from './teaser-text.tsx';
import { WeekOfShifts, type Week } from '../../sections/week-of-shifts.tsx';

interface WeekTeaserProps extends Pick<TeaserTextProps, 'heading' | 'text' | 'more'> {
  week: Week;
}

/** A product shown as a week of shifts that it manages. */
export function WeekTeaser({ week, ...rest }: WeekTeaserProps) {
  return (
    <Band clip>
      <Wrap>
        <TeaserText {...rest} split />
        <WeekOfShifts {...week} />
      </Wrap>
    </Band>
  );
}
