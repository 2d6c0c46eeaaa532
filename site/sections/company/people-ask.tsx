import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './people-ask.module.css';

export interface PeopleAskProps {
  heading: string;
  text: string;
  people: { id: string; name: string; role: string; question: string; picture: PictureFile }[];
}

/** What each of the team will ask an applicant, beside their faces. */
export function PeopleAsk({ heading, text, people }: PeopleAskProps) {
  return (
    <Wrap className={styles.ask}>
      <SectionHead heading={heading} text={text} />
      <ul className={styles.list}>
        {people.map(({ id, name, role, question, picture }) => (
          <li className={styles.item} key={id}>
            <Picture file={picture} sizes="96px" className={styles.face} />
            <div>
              <blockquote>
                <Title size="smallTitle" className={styles.question}>
                  {question}
                </Title>
              </blockquote>
              <p className={styles.who}>
                <b className={styles.name}>{name}</b> {role}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
