import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './care-phones.module.css';
import { CutOut } from './cut-out.tsx';
import { DrawnPhone } from './drawn-phone.tsx';

interface Person {
  name: string;
  note: string;
  picture: PictureFile;
}

export interface CarePhonesProps {
  heading: string;
  text: string;
  /** An evening without `taken` is open. */
  meals: {
    label: string;
    heading: string;
    text: string;
    open: string;
    evenings: { day: string; taken?: Person | undefined }[];
  };
  note: { title: string; text: string };
  household: { label: string; heading: string; text: string; family: PictureFile[]; people: Person[]; shared: string };
}

const Who = ({ name, note, picture }: Person) => (
  <>
    <CutOut file={picture} sizes="50px" />
    <span>
      <b>{name}</b>
      <small>{note}</small>
    </span>
  </>
);

/** Two phones that rise from the lower edge: who cooks this week, and who belongs to a household. */
export function CarePhones({ heading, text, meals, note, household }: CarePhonesProps) {
  return (
    <section className={styles.band}>
      <Wrap className={styles.stage}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <DrawnPhone label={meals.label} className={styles.meals}>
          <p className={styles.title}>{meals.heading}</p>
          <p>{meals.text}</p>
          <ul>
            {meals.evenings.map(({ day, taken }) => (
              <li key={day}>
                <b>{day}</b>
                {taken ? <Who {...taken} /> : <i>{meals.open}</i>}
              </li>
            ))}
          </ul>
        </DrawnPhone>
        <div className={styles.note}>
          <h3>{note.title}</h3>
          <p>{note.text}</p>
        </div>
        <DrawnPhone label={household.label} className={styles.household}>
          <div className={styles.family}>
            {household.family.map((file) => (
              <CutOut key={file.jpeg} file={file} sizes="172px" />
            ))}
          </div>
          <p className={styles.title}>{household.heading}</p>
          <p>{household.text}</p>
          <ul>
            {household.people.map((person) => (
              <li key={person.name}>
                <Who {...person} />
              </li>
            ))}
          </ul>
          <p className={styles.shared}>{household.shared}</p>
        </DrawnPhone>
      </Wrap>
    </section>
  );
}
