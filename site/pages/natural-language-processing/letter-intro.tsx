import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './letter-intro.module.css';
import { markText, type MarkedText } from './letter-marks.ts';
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
    /** The label of the choice of a technique. */
    choose: string;
    caption: string;
  };
  techniques: Technique[];
  /** What the techniques extract from the letter. */
  finds: TechniqueFinds;
}

/** The number of the technique that is selected at first: it marks the most. */
const first = 3;

/** Animation delays per paragraph. */
const perParagraph = 8;
const turn = (index: number) => ({ '--turn': index }) as CSSProperties;

/** Text beside a letter that rises into the hero above; the selected one of six techniques marks words in it. */
export function LetterIntro({ heading, lead, paragraphs, letter, techniques, finds }: LetterIntroProps) {
  return (
    <section className={styles.intro}>
      <Wrap split={7}>
        <div className={styles.text}>
          <h2 className={styles.heading}>{heading}</h2> <Paragraphs texts={[lead, ...paragraphs]} />
        </div>
        <figure className={classes(styles.figure, arrival.scene)}>
          <blockquote className={styles.quote}>
            <p className={styles.top}>
              <span>{letter.to}</span> <span>{letter.date}</span>
            </p>
            {letter.paragraphs.map(({ text, summarized }, index) => (
              <p key={text} className={classes(styles.mark, styles.topic)} style={turn(index * perParagraph)}>
                <span className={classes(summarized && styles.mark, summarized && styles.summary)}>
                  <Marked parts={markText(text, finds)} from={index * perParagraph} />
                </span>
              </p>
            ))}
            <p>
              <Marked parts={markText(letter.signed, finds)} from={letter.paragraphs.length * perParagraph} />
            </p>
          </blockquote>
          <fieldset className={styles.choices}>
            <legend className={styles.choose}>{letter.choose}</legend>
            {techniques.map(({ number, name }) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  name="technique"
                  value={number}
                  defaultChecked={number === first}
                  className={styles.radio}
                />
                <b>{number}</b> {name}
              </label>
            ))}
          </fieldset>
          <Caption>{letter.caption}</Caption>
        </figure>
      </Wrap>
    </section>
  );
}

function Marked({ parts, from }: { parts: (string | MarkedText)[]; from: number }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} className={classes(styles.mark, styles.phrase, styles[part.mark])} style={turn(from + index)}>
        <Marked parts={part.parts} from={from + index} />
      </span>
    ),
  );
}
