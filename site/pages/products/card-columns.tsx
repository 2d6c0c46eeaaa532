import { Band } from '../../ui/band.tsx';
import { BulletList } from '../../ui/bullet-list.tsx';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './card-columns.module.css';
import type { NamedLink } from '../../sections/named-link.ts';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';

interface Card {
  title: string;
  note?: string | undefined;
}

interface CardColumnsProps {
  heading: string;
  text: string;
  more: NamedLink;
  /** Four columns; the second has the cards in progress, the last the finished ones. */
  columns: { name: string; cards: Card[] }[];
}

/** The index of the column of the cards in progress, the first of which is highlighted. */
const inProgressColumn = 1;

const CardText = ({ title, note }: Card) => (
  <>
    {title}
    {note && (
      <Text size="small" weight="regular" color="quiet" className={above(2)}>
        {note}
      </Text>
    )}
  </>
);

interface OpenCardsProps {
  cards: Card[];
  highlightsFirst: boolean;
}

/** The cards of a column that is not finished. */
const OpenCards = ({ cards, highlightsFirst }: OpenCardsProps) => (
  <ul>
    {cards.map((card, index) => (
      <li
        key={card.title}
        className={classes(styles.card, backgroundClass(highlightsFirst && index === 0 ? 'cobalt' : 'chalk'))}
      >
        <CardText {...card} />
      </li>
    ))}
  </ul>
);

/** A product shown as a board of four columns; the finished cards are a plain list. The first card in progress is highlighted. */
export function CardColumns({ heading, text, more, columns }: CardColumnsProps) {
  return (
    <Band background="stone" clip>
      <Wrap grid className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        <div className={styles.more}>
          <MoreLink to={more.link} stretched>
            {more.name}
          </MoreLink>
        </div>
      </Wrap>
      <Wrap>
        <Columns phone={2} desktop={4} align="start" gap={[6, 5]}>
          {columns.map(({ name, cards }, columnIndex) => (
            <div key={name}>
              <h3 className={styles.title}>
                {name}{' '}
                <Text as="span" color="quiet">
                  {cards.length}
                </Text>
              </h3>
              {columnIndex === columns.length - 1 ? (
                <BulletList
                  items={cards.map((card) => (
                    <CardText key={card.title} {...card} />
                  ))}
                  className={styles.done}
                />
              ) : (
                <OpenCards cards={cards} highlightsFirst={columnIndex === inProgressColumn} />
              )}
            </div>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
