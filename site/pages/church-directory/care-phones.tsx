import { Band } from '../../ui/band.tsx';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './care-phones.drawing.module.css';
import { CutOut } from '../../sections/cut-out.tsx';
import { above } from '../../ui/space.ts';
import { PersonEntry, type Person } from './person-entry.tsx';

interface CarePhonesProps {
  heading: string;
  text: string;
  /** The evenings on which somebody cooks: the person in `taken`, or nobody yet. */
  meals: {
    label: string;
    heading: string;
    text: string;
    /** The button on an evening on which nobody cooks yet. */
    open: string;
    evenings: { day: string; taken?: Person | undefined }[];
  };
  note: { title: string; text: string };
  household: {
    label: string;
    heading: string;
    text: string;
    family: PictureFile[];
    people: Person[];
    /** A sentence on what the household shares with the rest of the church. */
    shared: string;
  };
}

/** Two phones that rise from the lower edge: who cooks this week, and who belongs to a household. */
export function CarePhones({ heading, text, meals, note, household }: CarePhonesProps) {
  return (
    <Band background="peach" clip flush>
      <Wrap className={styles.stage}>
        <SectionHead heading={heading} text={text} className={styles.head} />
        <DrawnScreen device="phone" rising label={meals.label} className={styles.meals}>
          <PhoneTitle heading={meals.heading} text={meals.text} />
          <ul className={above(4)}>
            {meals.evenings.map(({ day, taken }, index) => (
              <li className={styles.entry} key={day}>
                <Text as="b" weight="strong">
                  {day}
                </Text>
                {taken ? (
                  <PersonEntry {...taken} index={index} />
                ) : (
                  <DrawnButton background="peach" className={styles.signUp}>
                    {meals.open}
                  </DrawnButton>
                )}
              </li>
            ))}
          </ul>
        </DrawnScreen>
        <div className={styles.note}>
          <h3>{note.title}</h3>
          <Text className={above(4)} measure="long">
            {note.text}
          </Text>
        </div>
        <DrawnScreen device="phone" rising label={household.label} className={styles.household}>
          <div className={styles.family}>
            {household.family.map((file) => (
              <CutOut key={file.jpeg} file={file} sizes="172px" />
            ))}
          </div>
          <PhoneTitle heading={household.heading} text={household.text} />
          <ul className={above(4)}>
            {household.people.map((person, index) => (
              <li className={classes(styles.entry, styles.member)} key={person.name}>
                <PersonEntry {...person} index={index} />
              </li>
            ))}
          </ul>
          <p className={styles.shared}>{household.shared}</p>
        </DrawnScreen>
      </Wrap>
    </Band>
  );
}

/** The heading at the top of a phone's screen, and a line below it. */
function PhoneTitle({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <Title size="card">{heading}</Title>
      <Text color="quiet">{text}</Text>
    </>
  );
}
