import type { CSSProperties } from 'react';
import * as arrival from '../../ui/arrival.module.css';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './letter-intro.module.css';
import { markText, type MarkedText } from './mark-text.ts';
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
    /** The legend of the radio buttons, each of which selects a technique. */
    choose: string;
    caption: string;
  };
  techniques: Technique[];
  /** The results of the techniques for the letter. */
  finds: TechniqueFinds;
}

/** The number of the technique that is selected at first: it marks the most. */
const initialTechnique = 3;

/** A mark's animation is delayed by its turn. The turns of each paragraph start at the next multiple of this number. */
const turnsPerParagraph = 8;
const turnStyle = (turn: number) => ({ '--turn': turn }) as CSSProperties;

/** Text beside a letter that overlaps the hero above. In the letter, the selected one of six techniques marks words. */
export function LetterIntro({ heading, lead, paragraphs, letter, techniques, finds }: LetterIntroProps) {
  return (
    <section className={styles.intro}>
      <Wrap split={7}>
        <div className={styles.text}>
          <h2 className={styles.heading}>{heading}</h2> <Paragraphs texts={[lead, ...paragraphs]} />
        </div>
        <figure className={classes(styles.figure, arrival.scene)}>
          <blockquote className={styles.letter}>
            <p className={styles.letterHead}>
              <span>{letter.to}</span> <span>{letter.date}</span>
            </p>
            {letter.paragraphs.map(({ text, summarized }, index) => (
              <p key={text} className={classes(styles.mark, styles.topic)} style={turnStyle(index * turnsPerParagraph)}>
                <span className={classes(summarized && styles.mark, summarized && styles.summary)}>
                  <MarkedParts parts={markText(text, finds)} firstTurn={index * turnsPerParagraph} />
                </span>
              </p>
            ))}
            <p>
              <MarkedParts
                parts={markText(letter.signed, finds)}
                firstTurn={letter.paragraphs.length * turnsPerParagraph}
              />
            </p>
          </blockquote>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>{letter.choose}</legend>
            {techniques.map(({ number, name }) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  name="technique"
                  value={number}
                  defaultChecked={number === initialTechnique}
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

/**
 * A text with its marks, whose turns start at `firstTurn`. The mark of a stem begins within a word, which `data-no-break`
 * keeps whole in the page's Markdown.
 */
function MarkedParts({ parts, firstTurn }: { parts: (string | MarkedText)[]; firstTurn: number }) {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span
        key={index}
        className={classes(styles.mark, styles.phrase, styles[part.mark])}
        style={turnStyle(firstTurn + index)}
        data-no-break={part.mark === 'stem' ? '' : undefined}
      >
        <MarkedParts parts={part.parts} firstTurn={firstTurn + index} />
      </span>
    ),
  );
}
