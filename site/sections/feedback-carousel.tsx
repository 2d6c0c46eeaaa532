import { ControlButton } from '../ui/control-button.tsx';
import { arrowLeft, arrowRight } from '../ui/icon-drawings.ts';
import { MoreLink } from '../ui/more-link.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './feedback-carousel.module.css';
import type { NamedLink } from './named-link.ts';
import { useSnapRow } from './use-snap-row.ts';

export interface FeedbackCarouselProps {
  heading: string;
  /** Stands under each quote: where the whole story is told. */
  link: NamedLink;
  testimonials: { customerName: string; role: string; companyName: string; excerpt: string }[];
}

/** What customers say: one quote at a time in a speech plume, the next one peeking in. */
export function FeedbackCarousel({ heading, link, testimonials }: FeedbackCarouselProps) {
  const { index, atStart, atEnd, go, row } = useSnapRow();
  return (
    <section className={styles.feedback}>
      <Wrap>
        <h2>{heading}</h2>
      </Wrap>
      <ul {...row}>
        {testimonials.map(({ customerName, role, companyName, excerpt }, at) => (
          <li key={customerName} inert={index >= 0 && index !== at}>
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
              aria-current={at === Math.max(index, 0)}
              onClick={() => go(at)}
            />
          ))}
        </div>
        <ControlButton
          label="Previous feedback"
          drawing={arrowLeft}
          ground="raised"
          disabled={atStart}
          onClick={() => go(index - 1)}
        />
        <ControlButton
          label="Next feedback"
          drawing={arrowRight}
          ground="raised"
          disabled={atEnd}
          onClick={() => go(index + 1)}
        />
      </Wrap>
    </section>
  );
}
