import { AboutSplit, type AboutSplitProps } from './about-split.tsx';
import { BannerCarousel, type BannerCarouselProps } from './banner-carousel.tsx';
import { ClientStrip, type ClientStripProps } from './client-strip.tsx';
import { DayScenes, type DayScenesProps } from './day-scenes.tsx';
import { ExpertiseCards, type ExpertiseCardsProps } from './expertise-cards.tsx';
import { FeedbackCarousel, type FeedbackCarouselProps } from './feedback-carousel.tsx';
import { MeasuredArticles, type MeasuredArticlesProps } from './measured-articles.tsx';
import { MeasuredResult, type MeasuredResultProps } from './measured-result.tsx';
import { MessageBand, type MessageBandProps } from './message-band.tsx';
import { ProofStrip, type ProofStripProps } from './proof-strip.tsx';
import { TeamRow, type TeamRowProps } from './team-row.tsx';
import { TechnologyLists, type TechnologyListsProps } from './technology-lists.tsx';

export interface HomePageProps extends BannerCarouselProps {
  proof: ProofStripProps;
  result?: MeasuredResultProps | undefined;
  day?: DayScenesProps | undefined;
  expertise: ExpertiseCardsProps;
  message: MessageBandProps;
  about: AboutSplitProps;
  team: TeamRowProps;
  feedback: FeedbackCarouselProps;
  clients: ClientStripProps;
  articles?: MeasuredArticlesProps | undefined;
  technologies: TechnologyListsProps;
}

export function HomePage({ heading, banners, result, day, articles, ...sections }: HomePageProps) {
  return (
    <>
      <BannerCarousel heading={heading} banners={banners} />
      <ProofStrip {...sections.proof} />
      {result && <MeasuredResult {...result} />}
      {day && <DayScenes {...day} />}
      <ExpertiseCards {...sections.expertise} />
      <MessageBand {...sections.message} />
      <FeedbackCarousel {...sections.feedback} />
      <ClientStrip {...sections.clients} />
      <AboutSplit {...sections.about} />
      <TeamRow {...sections.team} />
      {articles && <MeasuredArticles {...articles} />}
      <TechnologyLists {...sections.technologies} />
    </>
  );
}
