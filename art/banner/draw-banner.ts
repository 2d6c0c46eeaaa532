import { fadeIntoNight } from './fade-into-night.ts';

/**
 * The first home banner from the render of the open wing: for a desktop hero of 1440 by 860 and a phone's of 390 by 816,
 * at the proportions of the other two banners so that a slide moves nothing. Lengths in pixels of the finished picture.
 */
export async function drawBanner(): Promise<void> {
  await fadeIntoNight({
    to: new URL('../masters/banner-custom-software.jpg', import.meta.url),
    canvas: { width: 1920, height: 1147 },
    wing: { width: 1773, left: 227, top: -203 },
    fade: [0.7, 0.96],
  });
  await fadeIntoNight({
    to: new URL('../masters/banner-custom-software-phone.jpg', import.meta.url),
    canvas: { width: 780, height: 1632 },
    wing: { width: 1760, left: -872, top: -68 },
    fade: [0.7, 0.92],
  });
}
