import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { DrawnPhone } from './drawn-phone.tsx';
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
            {card.column} <b>{card.count}</b>
          </p>
          <p className={styles.title}>{card.title}</p>
          <p className={styles.area}>
            {card.area} <span>{card.points}</span>
          </p>
          <ul>
            {card.checks.map(({ text: words, done }) => (
              <li key={words} className={done ? styles.done : undefined}>
                <i>{done && <Icon drawing={check} />}</i>
                {words}
              </li>
            ))}
          </ul>
          <p className={styles.timer}>
            <b>{timer.value}</b> {timer.name} <i>{timer.stop}</i>
          </p>
          <p className={styles.note}>
            <i>{note.initials}</i>
            <span>
              <b>{note.who}</b> {note.text}
            </span>
          </p>
        </DrawnPhone>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <dl>
            {facts.map((fact) => (
              <div key={fact.title}>
                <dt>{fact.title}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Wrap>
    </section>
  );
}
