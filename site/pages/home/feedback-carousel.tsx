import * as language from '#language';
import { Band } from '../../ui/band.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { classes } from '../../ui/classes.ts';
import type { NamedLink } from '../../sections/named-link.ts';
// Before the carousel's own sheet, which overrides its padding.
import * as snap from './snap-row.module.css';
import * as styles from './feedback-carousel.module.css';

export interface FeedbackCarouselProps {
  heading: string;
  /** Under each quote: the link to the customers' stories. */
  link: NamedLink;
  /** Completes the link's text for screen readers, which may list links out of context. */
  about: string;
  testimonials: { customerName: string; role: string; companyName: string; excerpt: string }[];
}

/**
 * Customers' statements, one at a time, each in the form of a speech bubble; the next one is partly visible. The buttons are
 * an island.
 */
export function FeedbackCarousel({ heading, link, about, testimonials }: FeedbackCarouselProps) {
  return (
    <Band background="haze" className={styles.feedback}>
      <Wrap>
        <h2>{heading}</h2>
      </Wrap>
      <ul id="feedback" className={classes(styles.list, snap.row)}>
        {testimonials.map(({ customerName, role, companyName, excerpt }) => (
          <li className={styles.item} key={customerName}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>
                <p className={styles.text}>{excerpt}</p>
                <MoreLink to={link.link}>
                  {link.name}
                  <VisuallyHidden> {about}</VisuallyHidden>
                </MoreLink>
              </blockquote>
              <figcaption className={styles.caption}>
                <Title size="smallTitle">{customerName}</Title>
                <Text size="small" color="quiet">
                  {role}, {companyName}
                </Text>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Wrap className={styles.controls}>
        <CarouselControls
          listId="feedback"
          previous={language.previousFeedback}
          next={language.nextFeedback}
          background="raised"
          dots={testimonials.map((_, index) => language.feedbackPosition(index + 1, testimonials.length))}
        />
      </Wrap>
    </Band>
  );
}
