import * as arrival from '../../ui/arrival.module.css';
import { Badge } from '../../ui/badge.tsx';
import { groundClass } from '../../ui/ground.ts';
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
  who?: string | undefined;
}

interface SprintBoardProps {
  heading: string;
  text: string;
  label: string;
  /** `full` is the column at its limit; `next` are cards that are not in the sprint yet. */
  columns: { name: string; count: string; full?: boolean | undefined; cards: Card[]; next: Card[] }[];
}

/** A board in four columns that shows when one is full. */
export function SprintBoard({ heading, text, label, columns }: SprintBoardProps) {
  return (
    <Band ground="stone" flush="bottom">
      <Wrap>
        <SectionHead heading={heading} text={text} split />
      </Wrap>
      <section className={classes(styles.board, arrival.scene)} aria-label={label} tabIndex={0}>
        {columns.map(({ name, count, full, cards, next }, column) => (
          <div key={name} className={classes(styles.column, full && styles.full)}>
            <h3 className={styles.title}>
              {name}{' '}
              {full ? (
                <Badge ground="night" className={styles.limit}>
                  {count}
                </Badge>
              ) : (
                <Text as="span" size="small" weight="strong" color="quiet">
                  {count}
                </Text>
              )}
            </h3>
            <ul>
              {[...cards, ...next].map((card, index) => (
                <CardOf
                  key={card.title}
                  {...card}
                  hot={full === true && index === 0}
                  look={index >= cards.length ? 'next' : column === columns.length - 1 ? 'done' : undefined}
                />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </Band>
  );
}

function CardOf({ title, area, points, who, hot, look }: Card & { hot: boolean; look?: 'next' | 'done' | undefined }) {
  return (
    <li
      className={classes(styles.card, groundClass(hot ? 'cobalt' : 'chalk'), hot && styles.first, look && styles[look])}
    >
      <Title as="b" size={hot ? 'smallTitle' : 'lead'} className={styles.name}>
        {title}
      </Title>
      <Text as="span" color="quiet" className={styles.area}>
        {area}
      </Text>
      <Badge ground="haze" className={styles.points}>
        {points}
      </Badge>
      <PlumeTile ground="deep" size="small" className={classes(!who && styles.nobody)}>
        {who}
      </PlumeTile>
    </li>
  );
}
