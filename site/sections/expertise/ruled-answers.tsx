import { Definitions } from '../../ui/definitions.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './ruled-answers.module.css';

export interface RuledAnswersProps {
  heading: string;
  answers: { question: string; answer: string }[];
}

/** Questions a client asks before signing, each answered in a ruled row. */
export function RuledAnswers({ heading, answers }: RuledAnswersProps) {
  return (
    <Band>
      <Wrap grid>
        <h2 className={styles.heading}>{heading}</h2>
        <Definitions
          beside
          className={styles.answers}
          items={answers.map(({ question, answer }) => ({ term: question, text: answer }))}
        />
      </Wrap>
    </Band>
  );
}
