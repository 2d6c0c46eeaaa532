import { Picture, type PictureFile } from '../../ui/picture.tsx';
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
    <Wrap grid className={styles.ask}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{text}</p>
      <ul className={styles.list}>
        {people.map(({ id, name, role, question, picture }) => (
          <li className={styles.item} key={id}>
            <Picture file={picture} sizes="96px" />
            <div>
              <blockquote className={styles.quote}>{question}</blockquote>
              <p>
                <b className={styles.strong}>{name}</b> {role}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
