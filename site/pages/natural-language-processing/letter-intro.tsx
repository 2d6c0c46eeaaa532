import * as arrival from '../../ui/arrival.module.css';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './letter-intro.module.css';
import { markedWords, type MarkedWords } from './letter-marks.ts';
import type { TechniqueFinds } from '../../sections/techniques/technique-finds.ts';
import type { Technique } from '../../sections/techniques/technique.ts';

export interface LetterIntroProps {
  heading: string;
  lead: string;
  paragraphs: string[];
  letter: {
    to: string;
    date: string;
    paragraphs: { text: string; summarized: boolean }[];
    signed: string;
    caption: string;
  };
  techniques: Technique[];
  /** What they take from the letter: marked in it. */
  finds: TechniqueFinds;
}

/** In the order of the techniques. */
const marks = ['stem', 'keyword', 'entity', 'topic', 'summary', 'bad'] as const;

/** Words, and beside them a letter whose sheet rises into the opening above, marked by each of the six techniques. */
export function LetterIntro({ heading, lead, paragraphs, letter, techniques, finds }: LetterIntroProps) {
  return (
    <section className={styles.intro}>
      <Wrap split={7}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2> <Paragraphs texts={[lead, ...paragraphs]} />
        </div>
        <figure className={classes(styles.figure, arrival.scene)}>
          <blockquote className={styles.quote}>
            <p className={styles.top}>
              <span>{letter.to}</span> <span>{letter.date}</span>
            </p>
            {letter.paragraphs.map(({ text, summarized }) => (
              <p key={text} className={classes(styles.mark, styles.topic)}>
                <span className={classes(summarized && styles.mark, summarized && styles.summary)}>
                  <Marked parts={markedWords(text, finds)} />
                </span>
              </p>
            ))}
            <p>
              <Marked parts={markedWords(letter.signed, finds)} />
            </p>
          </blockquote>
          <ol className={styles.legend}>
            {techniques.map(({ number, name }, at) => (
              <li key={name} className={styles.item}>
                <i
                  className={classes(styles.key, styles.mark, styles[marks[at]!], marks[at] === 'bad' && styles.both)}
                />
                <b>{number}</b> {name}
              </li>
            ))}
          </ol>
          <Caption>{letter.caption}</Caption>
        </figure>
      </Wrap>
    </section>
  );
}

function Marked({ parts }: { parts: (string | MarkedWords)[] }) {
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={at} className={classes(styles.mark, styles.phrase, styles[part.mark])}>
        <Marked parts={part.parts} />
      </span>
    ),
  );
}
