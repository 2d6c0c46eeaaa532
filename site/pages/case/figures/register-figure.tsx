import * as language from '#language';
import { Badge } from '../../../ui/badge.tsx';
import { DrawnButton } from '../../../ui/drawn-button.tsx';
import { classes } from '../../../ui/classes.ts';
import { backgroundClass } from '../../../ui/background.ts';
import { Text } from '../../../ui/text.tsx';
import { Title } from '../../../ui/title.tsx';
import { below } from '../../../ui/space.ts';
import * as parts from './figure-parts.drawing.module.css';
import * as styles from './register-figure.drawing.module.css';

interface RegisterFigureProps {
  /** The screen's description for screen readers. */
  label: string;
  name: string;
  status: string;
  tabs: string[];
  tiles: { name: string; price: string; count?: number | undefined }[];
  order: { title: string; lines: { name: string; price: string }[]; total: string; button: string };
}

/** The dishes of the selected tab; those on the order are highlighted, with their number. */
function Menu({ tabs, tiles }: Pick<RegisterFigureProps, 'tabs' | 'tiles'>) {
  return (
    <div className={styles.menu}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li className={styles.tab} key={tab}>
            {tab}
          </li>
        ))}
      </ul>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.name} className={classes(styles.tile, !!tile.count && styles.ordered)}>
            <b className={styles.dish}>{tile.name}</b>
            <Text as="span" color="quiet">
              {tile.price}
            </Text>
            {!!tile.count && <i className={classes(parts.count, styles.count)}>{tile.count}</i>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lines of the order with their total, and the button that charges it. */
function Order({ title, lines, total, button }: RegisterFigureProps['order']) {
  return (
    <div className={styles.order}>
      <Title as="b" size="smallTitle" className={below(3)}>
        {title}
      </Title>
      <ul>
        {lines.map((line) => (
          <li className={classes(parts.row, styles.line)} key={line.name}>
            {line.name}
            <span>{line.price}</span>
          </li>
        ))}
      </ul>
      <p className={classes(parts.row, styles.total)}>
        {language.total}
        <span>{total}</span>
      </p>
      <DrawnButton background="cobalt" className={styles.charge}>
        {button}
      </DrawnButton>
    </div>
  );
}

/** The screen of a cash register: the dishes, with the order beside them. */
export function RegisterFigure({ label, name, status, tabs, tiles, order }: RegisterFigureProps) {
  return (
    <section className={classes(backgroundClass('chalk'), styles.register)} aria-label={label}>
      <p className={classes(parts.row, styles.bar)}>
        <Title as="b" size="smallTitle">
          {name}
        </Title>
        <Badge background="peach" className={styles.status}>
          {status}
        </Badge>
      </p>
      <Menu tabs={tabs} tiles={tiles} />
      <Order {...order} />
    </section>
  );
}
