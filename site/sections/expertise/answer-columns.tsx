import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './answer-columns.module.css';

export interface AnswerColumnsProps {
  heading: string;
  answers: { question: string; answer: string }[];
}

/** Questions a client asks before signing, each with its answer below it, in columns as a newspaper has them. */
export function AnswerColumns({ heading, answers }: AnswerColumnsProps) {
  return (
    <Band ground="stone">
      <Wrap>
        <SectionHead heading={heading} />
        <dl className={styles.answers}>
          {answers.map(({ question, answer }) => (
            <div key={question} className={styles.answer}>
              <Title as="dt" size="smallTitle">
                {question}
              </Title>
              <Text as="dd" color="quiet">
                {answer}
              </Text>
            </div>
          ))}
        </dl>
      </Wrap>
    </Band>
  );
}
