import { ChapterHero } from './chapter-hero.tsx';
import { MinuteTracks, type MinuteTracksProps } from './minute-tracks.tsx';
import { RunInList, type RunInListProps } from '../../sections/run-in-list.tsx';
import { ScopeSheet, type ScopeSheetProps } from './scope-sheet.tsx';
import { SentenceBand, type SentenceBandProps } from './sentence-band.tsx';
import { SideHeading, type SideHeadingProps } from '../../sections/side-heading.tsx';
import { SplitChapter, type SplitChapterProps } from './split-chapter.tsx';
import { SeeAlso, type SeeAlsoProps } from '../../sections/see-also.tsx';
import { Pricing, type PricingProps } from '../../sections/pricing.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Band } from '../../ui/band.tsx';

interface ConsultingPageProps {
  heading: string;
  text: string;
  picture: PictureFile;
  startups: Omit<SplitChapterProps, 'children'> & { sheet: ScopeSheetProps };
  automation: SideHeadingProps & { id: string; minutes: MinuteTracksProps; places: RunInListProps };
  finding: SentenceBandProps;
  pricing: PricingProps;
  seeAlso: SeeAlsoProps;
}

export function ConsultingPage(content: ConsultingPageProps) {
  const { heading, text, picture, startups, automation, finding, pricing, seeAlso } = content;
  return (
    <>
      <ChapterHero heading={heading} text={text} picture={picture} chapters={[startups, automation]} />
      <SplitChapter {...startups}>
        <ScopeSheet {...startups.sheet} />
      </SplitChapter>
      <Band id={automation.id} ruled>
        <SideHeading {...automation} />
        <MinuteTracks {...automation.minutes} />
        <RunInList {...automation.places} />
      </Band>
      <SentenceBand {...finding} />
      <Pricing {...pricing} />
      <SeeAlso {...seeAlso} />
    </>
  );
}
