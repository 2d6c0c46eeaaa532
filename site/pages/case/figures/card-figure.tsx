import { Caption } from '../../../ui/caption.tsx';
import { classes } from '../../../ui/classes.ts';
import { Text } from '../../../ui/text.tsx';
import { Title } from '../../../ui/title.tsx';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './card-figure.drawing.module.css';

interface CardFigureProps {
  title: string;
  note: string;
  /** `struck` lines are crossed out, `hand` lines were added by hand. */
  lines: { text: string; look: 'plain' | 'struck' | 'hand' }[];
  caption?: string | undefined;
}

const lineTags = { plain: 'span', struck: 's', hand: 'em' } as const;

/** A ruled index card with its corrections. */
export function CardFigure({ title, note, lines, caption }: CardFigureProps) {
  return (
    <div>
      <div className={styles.card}>
        <p className={classes(parts.row, styles.head)}>
          <Title as="b" size="smallTitle">
            {title}
          </Title>
          <Text as="span" color="quiet">
            {note}
          </Text>
        </p>
        <ul>
          {lines.map(({ text, look }) => {
            const Line = lineTags[look];
            return (
              <li className={styles.item} key={text}>
                <Line className={styles[look]}>{text}</Line>
              </li>
            );
          })}
        </ul>
      </div>
      {caption && (
        <Caption as="p" className={styles.caption}>
          {caption}
        </Caption>
      )}
    </div>
  );
}
