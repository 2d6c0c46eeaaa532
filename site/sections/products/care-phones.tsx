import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
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
      <b className={styles.strong}>{name}</b>
      <small className={styles.mealsNote}>{note}</small>
    </span>
  </>
);

/** Two phones that rise from the lower edge: who cooks this week, and who belongs to a household. */
export function CarePhones({ heading, text, meals, note, household }: CarePhonesProps) {
  return (
    <Band ground="peach" clip className={styles.band}>
      <Wrap className={styles.stage}>
        <SectionHead heading={heading} text={text} className={styles.head} />
        <DrawnPhone label={meals.label} className={styles.meals}>
          <p className={styles.title}>{meals.heading}</p>
          <p>{meals.text}</p>
          <ul className={styles.list}>
            {meals.evenings.map(({ day, taken }) => (
              <li className={styles.item} key={day}>
                <b className={styles.strong}>{day}</b>
                {taken ? <Who {...taken} /> : <i className={styles.sign}>{meals.open}</i>}
              </li>
            ))}
          </ul>
        </DrawnPhone>
        <div className={styles.note}>
          <h3>{note.title}</h3>
          <p className={styles.text}>{note.text}</p>
        </div>
        <DrawnPhone label={household.label} className={styles.household}>
          <div className={styles.family}>
            {household.family.map((file) => (
              <CutOut key={file.jpeg} file={file} sizes="172px" />
            ))}
          </div>
          <p className={styles.title}>{household.heading}</p>
          <p>{household.text}</p>
          <ul className={styles.list}>
            {household.people.map((person) => (
              <li className={classes(styles.item, styles.householdItem)} key={person.name}>
                <Who {...person} />
              </li>
            ))}
          </ul>
          <p className={styles.shared}>{household.shared}</p>
        </DrawnPhone>
      </Wrap>
    </Band>
  );
}
