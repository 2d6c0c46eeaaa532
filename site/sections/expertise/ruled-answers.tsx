import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './ruled-answers.module.css';

export interface RuledAnswersProps {
  heading: string;
  answers: { question: string; answer: string }[];
}

/** Questions a client asks before signing, each answered in a ruled row. */
export function RuledAnswers({ heading, answers }: RuledAnswersProps) {
  return (
    <section className={styles.answers}>
      <Wrap grid>
        <h2>{heading}</h2>
        <dl>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
