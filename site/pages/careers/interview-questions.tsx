import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Title } from '../../ui/title.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './interview-questions.module.css';

export interface InterviewQuestionsProps {
  heading: string;
  text: string;
  people: { id: string; name: string; role: string; question: string; picture: PictureFile }[];
}

/** The questions that team members will ask an applicant, if any, each beside a portrait. */
export function InterviewQuestions({ heading, text, people }: InterviewQuestionsProps) {
  if (people.length === 0) return null;
  return (
    <Band flush="top">
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <Columns as="ul" gap={[8, 6]} className={styles.people}>
          {people.map(({ id, name, role, question, picture }) => (
            <Columns as="li" phone={['72px', 1]} tablet={['96px', 1]} align="start" gap={5} key={id}>
              <Picture file={picture} sizes="96px" className={styles.portrait} />
              <div>
                <blockquote>
                  <Title size="smallTitle" balance>
                    {question}
                  </Title>
                </blockquote>
                <Text className={above(2)} color="quiet" size="small">
                  <Text as="b" color="ink">
                    {name}
                  </Text>{' '}
                  {role}
                </Text>
              </div>
            </Columns>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
