import { Caption } from '../../../ui/caption.tsx';
import { classes } from '../../../ui/classes.ts';
import * as words from '../../../ui/words.module.css';
import * as parts from './figure-parts.module.css';
import * as styles from './card-figure.module.css';

export interface CardFigureProps {
  title: string;
  note: string;
  /** `struck` was right once, `hand` was added by hand. */
  lines: { text: string; look: 'plain' | 'struck' | 'hand' }[];
  caption?: string | undefined;
}

const tags = { plain: 'span', struck: 's', hand: 'em' } as const;

/** A ruled index card with its corrections. */
export function CardFigure({ title, note, lines, caption }: CardFigureProps) {
  return (
    <div>
      <div className={styles.card}>
        <p className={classes(parts.row, styles.head)}>
          <b className={words.title}>{title}</b>
          <span className={words.quiet}>{note}</span>
        </p>
        <ul>
          {lines.map(({ text, look }) => {
            const Line = tags[look];
            return (
              <li className={styles.item} key={text}>
                <Line className={styles[look]}>{text}</Line>
              </li>
            );
          })}
        </ul>
      </div>
      {caption && <Caption as="p">{caption}</Caption>}
    </div>
  );
}
