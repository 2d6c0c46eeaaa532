import * as arrival from '../../ui/arrival.module.css';
import { Badge } from '../../ui/badge.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './sprint-board.drawing.module.css';

interface Card {
  title: string;
  area: string;
  points: number;
  /** The initials of the assignee. */
  who?: string | undefined;
}

interface SprintBoardProps {
  heading: string;
  text: string;
  label: string;
  columns: {
    name: string;
    count: string;
    /** Whether the column is at its limit. */
    full?: boolean | undefined;
    cards: Card[];
    /** Cards that are not in the sprint yet. */
    next: Card[];
  }[];
}

/** A sprint's board in four columns, the second of which is at its limit. */
export function SprintBoard({ heading, text, label, columns }: SprintBoardProps) {
  return (
    <Band background="stone" flush="bottom">
      <Wrap>
        <SectionHead heading={heading} text={text} split />
      </Wrap>
      <section className={classes(styles.board, arrival.scene)} aria-label={label} tabIndex={0}>
        {columns.map(({ name, count, full, cards, next }, columnIndex) => (
          <div key={name} className={classes(styles.column, full && styles.full)}>
            <h3 className={styles.title}>
              {name}{' '}
              {full ? (
                <Badge background="night" className={styles.limit}>
                  {count}
                </Badge>
              ) : (
                <Text as="span" size="small" weight="strong" color="quiet">
                  {count}
                </Text>
              )}
            </h3>
            <ul>
              {cards.map((card, index) => (
                <BoardCard
                  key={card.title}
                  {...card}
                  isHighlighted={full === true && index === 0}
                  look={columnIndex === columns.length - 1 ? 'done' : undefined}
                />
              ))}
              {next.map((card) => (
                <BoardCard key={card.title} {...card} look="next" />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </Band>
  );
}

interface BoardCardProps extends Card {
  isHighlighted?: boolean;
  look?: 'next' | 'done' | undefined;
}

/** A card of the board: its title and area, its points, and the initials of its assignee. */
function BoardCard({ title, area, points, who, isHighlighted = false, look }: BoardCardProps) {
  return (
    <li
      className={classes(
        styles.card,
        backgroundClass(isHighlighted ? 'cobalt' : 'chalk'),
        isHighlighted && styles.highlighted,
        look && styles[look],
      )}
    >
      <Title as="b" size={isHighlighted ? 'smallTitle' : 'lead'} className={styles.name}>
        {title}
      </Title>
      <Text as="span" color="quiet" className={styles.area}>
        {area}
      </Text>
      <Badge background="haze" className={styles.points}>
        {points}
      </Badge>
      <PlumeTile background="deep" size="small" className={classes(!who && styles.unassigned)}>
        {who}
      </PlumeTile>
    </li>
  );
}
