import * as styles from './card-figure.module.css';

export interface CardFigureProps {
  title: string;
  note: string;
  /** `struck` was right once, `hand` was added by hand. */
  lines: { text: string; look: 'plain' | 'struck' | 'hand' }[];
  caption?: string | undefined;
}

const line = { plain: 'span', struck: 's', hand: 'em' } as const;

/** A ruled index card with its corrections. */
export function CardFigure({ title, note, lines, caption }: CardFigureProps) {
  return (
    <div className={styles.slip}>
      <div className={styles.card}>
        <p className={styles.head}>
          <b className={styles.strong}>{title}</b>
          <span className={styles.label}>{note}</span>
        </p>
        <ul>
          {lines.map(({ text, look }) => {
            const Line = line[look];
            return (
              <li className={styles.item} key={text}>
                <Line>{text}</Line>
              </li>
            );
          })}
        </ul>
      </div>
      {caption && <p className={styles.caption}>{caption}</p>}
    </div>
  );
}
