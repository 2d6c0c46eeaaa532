import { Island } from '../../islands/island.tsx';
import { AboutSplit, type AboutSplitProps } from './about-split.tsx';
import { BannerCarousel, type BannerCarouselProps } from './banner-carousel.island.tsx';
import { ClientStrip, type ClientStripProps } from './client-strip.tsx';
import { ExpertiseMosaic, type ExpertiseMosaicProps } from './expertise-mosaic.tsx';
import { FeedbackCarousel, type FeedbackCarouselProps } from './feedback-carousel.tsx';
import { MessageBand, type MessageBandProps } from './message-band.tsx';
import { TeamRow, type TeamRowProps } from './team-row.tsx';
import { TechnologyLists, type TechnologyListsProps } from './technology-lists.tsx';

export interface HomePageProps extends BannerCarouselProps {
  about: AboutSplitProps;
  technologies: TechnologyListsProps;
  expertise: ExpertiseMosaicProps;
  message: MessageBandProps;
  team: TeamRowProps;
  feedback: FeedbackCarouselProps;
  clients: ClientStripProps;
}

export function HomePage({ heading, banners, ...words }: HomePageProps) {
  return (
    <>
      <Island of={BannerCarousel} start="idle" props={{ heading, banners }} />
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
