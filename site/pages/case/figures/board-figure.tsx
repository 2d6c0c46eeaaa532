import { classes } from '../../../ui/classes.ts';
import { Title } from '../../../ui/title.tsx';
import { BoardCard, type BoardCardProps } from './board-card.tsx';
import { Columns } from '../../../ui/columns.tsx';
import * as track from '../../../ui/track.module.css';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './board-figure.drawing.module.css';
import { ScrollFrame } from './scroll-frame.tsx';
import { Text } from '../../../ui/text.tsx';
import { Row } from '../../../ui/row.tsx';

interface BoardFigureProps {
  label: string;
  name: string;
  sprint: string;
  dates: string;
  /** The completed share in words, beside its bar. */
  progress: string;
  /** The completed share, in percent. */
  share: number;
  /** The initials of the people who work on it. */
  people: string[];
  columns: { name: string; count: string; full: boolean; cards: BoardCardProps[] }[];
}

/** A project board of five columns. Where the window is too narrow for all of them, it scrolls inside its frame. */
export function BoardFigure({ label, name, sprint, dates, progress, share, people, columns }: BoardFigureProps) {
  return (
    <ScrollFrame label={label}>
      <div className={styles.board}>
        <Row as="p" gap={6} align="center" className={styles.header}>
          <Title as="b" size="smallTitle" className={styles.name}>
            {name}
          </Title>
          <span>{sprint}</span>
          <span>{dates}</span>
          <strong className={styles.progress}>{progress}</strong>
          <i className={classes(track.track, styles.meter)}>
            <i className={track.bar} style={{ width: `${share}%` }} />
          </i>
          <Row as="span" gap={1}>
            {people.map((initials) => (
              <i key={initials} className={styles.person}>
                {initials}
              </i>
            ))}
          </Row>
        </Row>
        <Columns phone={5} gap={0}>
          {columns.map((column) => (
            <div key={column.name} className={classes(styles.column, column.full && styles.full)}>
              <p className={classes(parts.row, styles.head)}>
                <Text as="b" color="ink" size="body">
                  {column.name}
                </Text>
                <span className={column.full ? parts.warning : undefined}>{column.count}</span>
              </p>
              <ul>
                {column.cards.map((card) => (
                  <BoardCard key={card.title} {...card} />
                ))}
              </ul>
            </div>
          ))}
        </Columns>
      </div>
    </ScrollFrame>
  );
}
