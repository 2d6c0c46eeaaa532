import * as language from '#language';
import { classes } from '../../ui/classes.ts';
import { ControlButton } from '../../ui/control-button.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as scripted from '../../ui/scripted.module.css';
import * as styles from './banner-carousel.module.css';
import { bannerSide } from './banner-side.ts';
import { BannerSlide, type Banner } from './banner-slide.tsx';
import { pause, play } from './turn-icons.ts';
import { useBannerTurns } from './use-banner-turns.ts';
import { useMovingPlates } from './use-moving-plates.ts';

export interface BannerCarouselProps {
  /** The page's name, for those who listen: each banner has a title of its own. */
  heading: string;
  banners: (Banner & { label: string })[];
}

/** The top of home: banners that slide by themselves every 6 s and wrap both ways. */
export function BannerCarousel({ heading, banners }: BannerCarouselProps) {
  const { index, pictures, paused, running, togglePaused, show, hold } = useBannerTurns(banners.length);
  const slides = useMovingPlates(banners[0]?.picture.plates, index === 0 && !paused);
  return (
    <>
      {/* Outside the carousel: it takes the focus on arrival, which must not hold the banners. */}
      <h1>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h1>
      <section
        className={styles.hero}
        aria-roledescription={language.carousel}
        aria-label={language.highlights}
        {...hold}
      >
        <div ref={slides} className={styles.slides} aria-live={running ? 'off' : 'polite'}>
          {banners.map((banner, at) => (
            <BannerSlide
              key={banner.label}
              {...banner}
              place={language.placeOf(at + 1, banners.length)}
              side={bannerSide(at, index, banners.length)}
              hasPicture={at < pictures}
            />
          ))}
        </div>
        <Wrap className={classes(scripted.scripted, styles.bar)}>
          <div className={styles.steps}>
            {banners.map(({ label }, at) => (
              <button
                key={label}
                type="button"
                className={styles.step}
                aria-current={at === index}
                onClick={() => show(at)}
              >
                <span className={styles.label}>{label}</span>
              </button>
            ))}
          </div>
          <ControlButton
            label={language.previousSlide}
            drawing={arrowLeft}
            ground="dark"
            onClick={() => show(index - 1)}
          />
          <ControlButton
            label={paused ? language.play : language.pause}
            drawing={paused ? play : pause}
            ground="dark"
            onClick={togglePaused}
          />
          <ControlButton
            label={language.nextSlide}
            drawing={arrowRight}
            ground="dark"
            onClick={() => show(index + 1)}
          />
        </Wrap>
      </section>
    </>
  );
}
