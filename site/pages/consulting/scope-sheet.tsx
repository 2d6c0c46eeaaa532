import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Row } from '../../ui/row.tsx';
import { below } from '../../ui/space.ts';
import * as styles from './scope-sheet.module.css';

export interface ScopeSheetProps {
  heading: string;
  /** The number of wishes, as text. */
  total: string;
  /** The groups of features, from what is built first to what is rejected. */
  groups: { name: string; note: string; fate: 'first' | 'later' | 'never'; items: string[] }[];
  /** The rule by which the list was sorted. */
  rule: string;
  caption: string;
}

/** The look of an item, by its group's fate. */
const looks = { first: backgroundClass('pine'), later: backgroundClass('mist'), never: styles.never };

/** A wish list sorted into what is built first, later and never. */
export function ScopeSheet({ heading, total, groups, rule, caption }: ScopeSheetProps) {
  return (
    <figure>
      <div className={styles.sheet}>
        <Row gap={4} align="baseline" between className={styles.head}>
          <Title as="h3" size="smallTitle">
            {heading}
          </Title>
          <Text as="span" size="small" color="quiet" className={styles.total}>
            {total}
          </Text>
        </Row>
        {groups.map(({ name, note, fate, items }) => (
          <div key={name}>
            <h4 className={styles.subtitle}>
              <Text as="span" weight="strong">
                {name}
              </Text>{' '}
              <Text as="span" size="small" weight="regular" color="quiet">
                {note}
              </Text>
            </h4>
            <Row as="ul" gap={2} wrap className={below(1)}>
              {items.map((item) => (
                <li className={classes(styles.item, looks[fate])} key={item}>
                  {fate === 'never' ? <s>{item}</s> : item}
                </li>
              ))}
            </Row>
          </div>
        ))}
        <Text size="small" color="quiet" className={styles.rule}>
          {rule}
        </Text>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  );
}
