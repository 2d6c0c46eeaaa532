import * as language from '#language';
import { Link } from '../navigation/link.tsx';
import { classes } from '../ui/classes.ts';
import { minus } from '../ui/icons/minus.ts';
import { plus } from '../ui/icons/plus.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './menu-group.module.css';
import type { GroupContent } from './layout-content.ts';

/** A row of the menu in narrow windows, with a toggle if it has children. */
export function MenuGroup({ name, link, children }: GroupContent) {
  const id = `menu${link.replace(/[^\w-]+/g, '-')}`;
  return (
    <li className={styles.group}>
      <div className={styles.row}>
        <Link to={link} className={styles.name}>
          {name}
        </Link>
        {children && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={language.pagesBelow(name)}
            aria-expanded={false}
            aria-controls={id}
          >
            <Icon drawing={plus} className={classes(styles.icon, styles.expandIcon)} />
            <Icon drawing={minus} className={classes(styles.icon, styles.collapseIcon)} />
          </button>
        )}
      </div>
      {children && (
        <ul id={id} className={styles.children}>
          {children.map((child) => (
            <li key={child.link}>
              <Link to={child.link} childPaths={child.childPaths} className={styles.child}>
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
