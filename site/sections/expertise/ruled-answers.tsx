import { Definitions } from '../../ui/definitions.tsx';
import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';

export interface RuledAnswersProps {
  heading: string;
  answers: { question: string; answer: string }[];
}

/** Questions a client asks before signing, each answered in a ruled row. */
export function RuledAnswers({ heading, answers }: RuledAnswersProps) {
  return (
    <Band>
      <Wrap split={5}>
        <SectionHead heading={heading} narrow />
        <Definitions beside items={answers.map(({ question, answer }) => ({ term: question, text: answer }))} />
      </Wrap>
    </Band>
  );
}
