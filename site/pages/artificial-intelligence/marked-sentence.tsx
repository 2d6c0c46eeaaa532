import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { TechniqueList, type TechniqueListProps } from './technique-list.tsx';
import * as styles from './marked-sentence.module.css';

export interface MarkedSentenceProps extends TechniqueListProps {
  heading: string;
  text: string;
  /** The sentence in pieces; `mark` is the look of a piece in which a technique found something, `label` is below it. */
  pieces: {
    words: string;
    mark?: 'plain' | 'stem' | 'name' | 'negative' | 'positive' | undefined;
    label?: string | undefined;
  }[];
}

/** A sentence in large type with what the techniques found in it, above a list of the techniques. */
export function MarkedSentence({ heading, text, pieces, techniques, outputs }: MarkedSentenceProps) {
  return (
    <Band background="haze">
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <p className={styles.sentence}>
          {pieces.map(({ words, mark, label }, index) => (
            <span key={index} className={classes(styles.piece, mark && styles[mark])}>
              {words}{' '}
              {label && (
                <small className={styles.label} data-gloss="">
                  {label}
                </small>
              )}{' '}
            </span>
          ))}
        </p>
        <TechniqueList techniques={techniques} outputs={outputs} />
      </Wrap>
    </Band>
  );
}
