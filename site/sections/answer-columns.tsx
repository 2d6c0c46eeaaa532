import { Band } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import type { Background } from '../ui/background.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { Text } from '../ui/text.tsx';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './answer-columns.module.css';

export interface AnswerColumnsProps {
  heading: string;
  answers: { question: string; answer: string }[];
  background?: Background;
}

/** Questions that clients ask before signing, each with its answer below it, in newspaper columns. */
export function AnswerColumns({ heading, answers, background = 'stone' }: AnswerColumnsProps) {
  return (
    <Band background={background}>
      <Wrap>
        <SectionHead heading={heading} />
        <dl className={classes(styles.answers, answers.length === 4 && styles.four)}>
          {answers.map(({ question, answer }) => (
            <div key={question} className={styles.answer}>
              <Title as="dt" size="smallTitle" balance>
                {question}
              </Title>
              <Text as="dd" color="quiet" className={styles.text}>
                {answer}
              </Text>
            </div>
          ))}
        </dl>
      </Wrap>
    </Band>
  );
}
