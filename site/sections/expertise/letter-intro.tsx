import { Caption } from '../../ui/caption.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './letter-intro.module.css';

export interface LetterIntroProps {
  heading: string;
  lead: string;
  paragraphs: string[];
  letter: { to: string; date: string; paragraphs: string[]; signed: string; caption: string };
}

/** Words, and beside them a letter whose sheet rises into the opening above. */
export function LetterIntro({ heading, lead, paragraphs, letter }: LetterIntroProps) {
  return (
    <section className={styles.intro}>
      <Wrap split={7}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2> <Paragraphs texts={[lead, ...paragraphs]} />
        </div>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>
            <p className={styles.top}>
              <span>{letter.to}</span> <span>{letter.date}</span>
            </p>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{letter.signed}</p>
          </blockquote>
          <Caption>{letter.caption}</Caption>
        </figure>
      </Wrap>
    </section>
  );
}
