import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { TechniqueFigure } from './technique-figure.tsx';
import type { TechniqueFinds } from './technique-finds.ts';
import { above } from '../../ui/space.ts';
import * as styles from './technique-item.module.css';
import type { Technique } from './technique.ts';

interface TechniqueItemProps extends Technique {
  finds: TechniqueFinds;
  /** A card; the large card of the technique that the page is about; or a ruled row with a large number. */
  look: 'card' | 'lead' | 'row';
}

const sizes = {
  card: { number: 'card', name: 'card', text: 'body' },
  lead: { number: 'display', name: 'giant', text: 'lead' },
  row: { number: 'display', name: 'card', text: 'body' },
} as const;

/** One of the six techniques in a list: its number, its description and its results. */
export function TechniqueItem({ number, name, description, finds, look }: TechniqueItemProps) {
  const size = sizes[look];
  return (
    <li className={classes(styles[look], look !== 'row' && backgroundClass('chalk'))}>
      <Title as="span" size={size.number} numeral className={styles.number} aria-hidden="true">
        {number}
      </Title>
      <div className={styles.text}>
        <Title as="h3" size={size.name}>
          {name}
        </Title>
        <Text size={size.text} measure="long" balance className={above(2)}>
          {description}
        </Text>
      </div>
      <div className={styles.figure}>
        <TechniqueFigure number={number} finds={finds} isLead={look === 'lead'} />
      </div>
    </li>
  );
}
