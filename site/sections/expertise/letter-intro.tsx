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
      <Wrap grid>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <figure>
          <blockquote>
            <p className={styles.top}>
              <span>{letter.to}</span> <span>{letter.date}</span>
            </p>
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{letter.signed}</p>
          </blockquote>
          <figcaption>{letter.caption}</figcaption>
        </figure>
      </Wrap>
    </section>
  );
}
