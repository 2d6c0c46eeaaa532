import { AboutSplit, type AboutSplitProps } from './about-split.tsx';
import { ClientStrip, type ClientStripProps } from './client-strip.tsx';
import { ExpertiseMosaic, type ExpertiseMosaicProps } from './expertise-mosaic.tsx';
import { FeedbackCarousel, type FeedbackCarouselProps } from './feedback-carousel.tsx';
import { MessageBand, type MessageBandProps } from './message-band.tsx';
import { TeamRow, type TeamRowProps } from './team-row.tsx';
import { TechnologyLists, type TechnologyListsProps } from './technology-lists.tsx';

export interface HomeBodyProps {
  about: AboutSplitProps;
  technologies: TechnologyListsProps;
  expertise: ExpertiseMosaicProps;
  message: MessageBandProps;
  team: TeamRowProps;
  feedback: FeedbackCarouselProps;
  clients: ClientStripProps;
}

/** Home below its banners. */
export function HomeBody(words: HomeBodyProps) {
  return (
    <>
      <AboutSplit {...words.about} />
      <TechnologyLists {...words.technologies} />
      <ExpertiseMosaic {...words.expertise} />
      <MessageBand {...words.message} />
      <TeamRow {...words.team} />
      <FeedbackCarousel {...words.feedback} />
      <ClientStrip {...words.clients} />
    </>
  );
}
