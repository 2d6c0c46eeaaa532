import { AboutSplit, type AboutSplitProps } from '../sections/about-split.tsx';
import { BannerCarousel, type BannerCarouselProps } from '../sections/banner-carousel.tsx';
import { ClientStrip, type ClientStripProps } from '../sections/client-strip.tsx';
import { ExpertiseMosaic, type ExpertiseMosaicProps } from '../sections/expertise-mosaic.tsx';
import { FeedbackCarousel, type FeedbackCarouselProps } from '../sections/feedback-carousel.tsx';
import { MessageBand, type MessageBandProps } from '../sections/message-band.tsx';
import { TeamRow, type TeamRowProps } from '../sections/team-row.tsx';
import { TechnologyLists, type TechnologyListsProps } from '../sections/technology-lists.tsx';

export interface HomePageProps extends BannerCarouselProps {
  about: AboutSplitProps;
  technologies: TechnologyListsProps;
  expertise: ExpertiseMosaicProps;
  message: MessageBandProps;
  team: TeamRowProps;
  feedback: FeedbackCarouselProps;
  clients: ClientStripProps;
}

export function HomePage(words: HomePageProps) {
  return (
    <>
      <BannerCarousel heading={words.heading} banners={words.banners} />
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
