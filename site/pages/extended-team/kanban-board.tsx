import * as language from '#language';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './kanban-board.drawing.module.css';

export interface KanbanBoardProps {
  /** The board's description for screen readers. */
  label: string;
  columns: {
    name: string;
    /** The maximum number of cards; no limit if undefined. */
    limit?: number | undefined;
    cards: string[];
    /** Whether the last card is moving to the next column. */
    moving?: boolean | undefined;
  }[];
}

/** A Kanban board. A column with a limit also shows its free slots. */
export function KanbanBoard({ label, columns }: KanbanBoardProps) {
  return (
    <Wrap>
      <figure className={styles.board} aria-label={label}>
        {columns.map(({ name, limit, cards, moving }) => (
          <div key={name} className={styles.column}>
            <Row gap={2} align="baseline" between className={styles.head}>
              <Title as="h3" size="smallTitle">
                {name}
              </Title>
              <Text as="span" size="small" color="quiet">
                {limit === undefined ? cards.length : language.positionOf(cards.length, limit)}
              </Text>
            </Row>
            <ul>
              {cards.map((card, index) => {
                const isMoving = moving && index === cards.length - 1;
                const background = limit === undefined ? 'mist' : 'haze';
                return (
                  <li
                    key={card}
                    className={classes(
                      styles.card,
                      backgroundClass(isMoving ? 'signal' : background),
                      isMoving && styles.moving,
                    )}
                  >
                    {card}
                  </li>
                );
              })}
              {Array.from({ length: Math.max(0, (limit ?? 0) - cards.length) }, (_, index) => (
                <li key={index} className={classes(styles.card, styles.freeSlot)} aria-hidden="true" />
              ))}
            </ul>
          </div>
        ))}
      </figure>
    </Wrap>
  );
}
