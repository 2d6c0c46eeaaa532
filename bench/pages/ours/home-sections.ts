/** Home below its banners, as site/pages/home-page.tsx has it: Astro puts its islands before and into these. */
export { AboutSplit } from '#site/sections/home/about-split.tsx';
export { TechnologyLists } from '#site/sections/home/technology-lists.tsx';
export { ExpertiseMosaic } from '#site/sections/home/expertise-mosaic.tsx';
export { MessageBand } from '#site/sections/home/message-band.tsx';
export { TeamRow } from '#site/sections/home/team-row.tsx';
export { FeedbackCarousel } from '#site/sections/home/feedback-carousel.tsx';
export { ClientStrip } from '#site/sections/home/client-strip.tsx';
