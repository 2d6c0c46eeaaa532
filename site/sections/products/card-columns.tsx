import { MoreLink } from '../../ui/more-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './card-columns.module.css';
import type { NamedLink } from '../named-link.ts';

export interface CardColumnsProps {
  heading: string;
  text: string;
  more: NamedLink;
  /** Four columns; the last holds what is done. */
  columns: { name: string; cards: { title: string; note?: string | undefined }[] }[];
}

/** A product shown by four columns of cards, done work as a plain list at the end. */
export function CardColumns({ heading, text, more, columns }: CardColumnsProps) {
  return (
    <section className={styles.band}>
      <Wrap grid className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.part}>
          <MoreLink to={more.link}>{more.name}</MoreLink>
        </div>
      </Wrap>
      <Wrap className={styles.columns}>
        {columns.map(({ name, cards }) => (
          <div key={name}>
            <h3 className={styles.title}>
              {name} <span className={styles.label}>{cards.length}</span>
            </h3>
            <ul>
              {cards.map(({ title, note }) => (
                <li className={styles.item} key={title}>
                  {title}
                  {note && <small className={styles.note}>{note}</small>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Wrap>
    </section>
  );
}
