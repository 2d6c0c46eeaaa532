import { Definitions } from '../../ui/definitions.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { DrawnPhone } from './drawn-phone.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './pocket-card.module.css';

export interface PocketCardProps {
  heading: string;
  text: string;
  facts: { title: string; text: string }[];
  card: {
    label: string;
    column: string;
    count: string;
    title: string;
    area: string;
    points: string;
    checks: { text: string; done: boolean }[];
    timer: { value: string; name: string; stop: string };
    note: { who: string; initials: string; text: string };
  };
}

/** One card of the board on a phone that rises from the lower edge, with what that is good for beside it. */
export function PocketCard({ heading, text, facts, card }: PocketCardProps) {
  const { timer, note } = card;
  return (
    <section className={styles.band}>
      <Wrap className={styles.split}>
        <DrawnPhone label={card.label} className={styles.phone}>
          <p className={styles.column}>
            {card.column} <b className={styles.strong}>{card.count}</b>
          </p>
          <p className={styles.title}>{card.title}</p>
          <p className={styles.area}>
            {card.area} <span className={styles.label}>{card.points}</span>
          </p>
          <ul className={styles.list}>
            {card.checks.map(({ text: words, done }) => (
              <li key={words} className={classes(styles.item, done && styles.done)}>
                <i className={classes(styles.sign, styles.phoneSign)}>
                  {done && <Icon className={styles.icon} drawing={check} />}
                </i>
                {words}
              </li>
            ))}
          </ul>
          <p className={styles.timer}>
            <b className={styles.timerStrong}>{timer.value}</b> {timer.name}{' '}
            <i className={classes(styles.sign, styles.timerSign)}>{timer.stop}</i>
          </p>
          <p className={styles.note}>
            <i className={classes(styles.sign, styles.noteSign)}>{note.initials}</i>
            <span>
              <b>{note.who}</b> {note.text}
            </span>
          </p>
        </DrawnPhone>
        <div className={styles.words}>
          <SectionHead heading={heading} text={text} />
          <Definitions beside items={facts.map((fact) => ({ term: fact.title, text: fact.text }))} />
        </div>
      </Wrap>
    </section>
  );
}
