import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { TeaserWords, type TeaserWordsProps } from './teaser-words.tsx';
import { WeekOfShifts, type Week } from '../../sections/week-of-shifts.tsx';

interface WeekTeaserProps extends Pick<TeaserWordsProps, 'heading' | 'text' | 'more'> {
  week: Week;
}

/** A product shown as the week it manages, without a frame. */
export function WeekTeaser({ week, ...words }: WeekTeaserProps) {
  return (
    <Band clip>
      <Wrap>
        <TeaserWords {...words} split />
        <WeekOfShifts {...week} />
      </Wrap>
    </Band>
  );
}
