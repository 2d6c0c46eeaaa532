import * as language from '#language';
import { BehaviorIsland } from '../../islands/behavior-island.tsx';
import { classes } from '../../ui/classes.ts';
import { ControlButton } from '../../ui/control-button.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as scripted from '../../ui/scripted.module.css';
import { bannerCarousel } from './banner-carousel.island.ts';
import * as styles from './banner-carousel.module.css';
import { bannerSide } from './banner-side.ts';
import { BannerSlide, type Banner } from './banner-slide.tsx';
import { pauseOutline } from './pause-play-outlines.ts';

export interface BannerCarouselProps {
  /** The page's name, for screen readers: each banner has its own title. */
  heading: string;
  /** `label` is the text of the banner's button. */
  banners: (Banner & { label: string })[];
}

/** The hero of the home page: banners that advance every six seconds and wrap at both ends. */
export function BannerCarousel({ heading, banners }: BannerCarouselProps) {
  return (
    <BehaviorIsland behavior={bannerCarousel} start="idle">
      {/* Outside the carousel: the heading gets the focus when a visitor arrives, which must not pause the banners. */}
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <section className={styles.hero} aria-roledescription={language.carousel} aria-label={language.highlights}>
        <div className={styles.slides} aria-live="polite" data-plates={banners[0]?.picture.platesAddress}>
          {banners.map(({ label, ...banner }, index) => (
            <BannerSlide
              key={label}
              {...banner}
              position={language.positionOf(index + 1, banners.length)}
              side={bannerSide(index, 0, banners.length)}
            />
          ))}
        </div>
        <Wrap className={classes(scripted.scripted, styles.controls)}>
          <div className={styles.steps}>
            {banners.map(({ label }, index) => (
              <button key={label} type="button" className={styles.step} aria-current={index === 0}>
                <span className={styles.label}>{label}</span>
              </button>
            ))}
          </div>
          <ControlButton label={language.previousSlide} drawing={arrowLeft} background="dark" data-control="previous" />
          <ControlButton
            label={language.pause}
            drawing={`<path d="${pauseOutline}"/>`}
            background="dark"
            data-control="pause"
          />
          <ControlButton label={language.nextSlide} drawing={arrowRight} background="dark" data-control="next" />
        </Wrap>
      </section>
    </BehaviorIsland>
  );
}
