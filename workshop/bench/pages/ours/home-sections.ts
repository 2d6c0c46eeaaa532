/** Home below its banners, as site/pages/home-page.tsx has it: Astro puts its islands before and into these. */
export { AboutSplit } from '#site/pages/home/about-split.tsx';
export { TechnologyLists } from '#site/pages/home/technology-lists.tsx';
export { ExpertiseMosaic } from '#site/pages/home/expertise-mosaic.tsx';
export { MessageBand } from '#site/pages/home/message-band.tsx';
export { TeamRow } from '#site/pages/home/team-row.tsx';
export { FeedbackCarousel } from '#site/pages/home/feedback-carousel.tsx';
export { ClientStrip } from '#site/pages/home/client-strip.tsx';
