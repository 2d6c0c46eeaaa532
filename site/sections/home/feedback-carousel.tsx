import { ControlButton } from '../../ui/control-button.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './feedback-carousel.module.css';
import type { NamedLink } from '../named-link.ts';
import * as snap from './snap-row.module.css';

export interface FeedbackCarouselProps {
  heading: string;
  /** Stands under each quote: where the whole story is told. */
  link: NamedLink;
  testimonials: { customerName: string; role: string; companyName: string; excerpt: string }[];
}

/** What customers say: one quote at a time in a speech plume, the next one peeking in; answer-snap-rows.ts moves it. */
export function FeedbackCarousel({ heading, link, testimonials }: FeedbackCarouselProps) {
  return (
    <section className={styles.feedback} data-snap-row>
      <Wrap>
        <h2>{heading}</h2>
      </Wrap>
      <ul className={snap.row}>
        {testimonials.map(({ customerName, role, companyName, excerpt }) => (
          <li key={customerName}>
            <figure>
              <blockquote>
                <p>{excerpt}</p>
                <MoreLink to={link.link}>{link.name}</MoreLink>
              </blockquote>
              <figcaption>
                <b>{customerName}</b>
                {role}, {companyName}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Wrap className={styles.bar}>
        <div className={styles.dots}>
          {testimonials.map(({ customerName }, at) => (
            <button
              key={customerName}
              type="button"
              aria-label={`Feedback ${at + 1} of ${testimonials.length}`}
              aria-current={at === 0}
            />
          ))}
        </div>
        <ControlButton label="Previous feedback" drawing={arrowLeft} ground="raised" aria-disabled />
        <ControlButton label="Next feedback" drawing={arrowRight} ground="raised" />
      </Wrap>
    </section>
  );
}
