import * as language from '#language';
import { Link } from '../navigation/link.tsx';
import { classes } from '../ui/classes.ts';
import { chevronDown } from '../ui/icons/chevron-down.ts';
import { Icon } from '../ui/icon.tsx';
import * as header from './header.module.css';
import * as styles from './header-group.module.css';
import type { ChildContent } from './layout-content.ts';

interface HeaderGroupProps {
  name: string;
  link: string;
  links: ChildContent[];
  /** The address of the sprite with the children's icons. */
  iconSpriteAddress: string;
}

/** A group of the header: its name is a link, the button beside it opens its children (WAI-ARIA disclosure navigation). */
export function HeaderGroup({ name, link, links, iconSpriteAddress }: HeaderGroupProps) {
  const id = `pages${link.replace(/[^\w-]+/g, '-')}`;
  return (
    <li className={classes(header.item, styles.group)} data-group="">
      <Link to={link} className={header.link}>
        {name}
      </Link>
      <button
        type="button"
        className={styles.toggle}
        aria-label={language.pagesBelow(name)}
        aria-expanded={false}
        aria-controls={id}
      >
        <Icon className={styles.chevron} drawing={chevronDown} />
      </button>
      <ul id={id} className={classes(styles.dropdown, links.length > 3 && styles.wide)}>
        {links.map((child) => (
          <li key={child.link}>
            <Link to={child.link} childPaths={child.childPaths} className={styles.child}>
              <span className={styles.tile}>
                {/* A separate file, since these are not visible before a group opens. */}
                <Icon drawing={`<use href="${iconSpriteAddress}#${child.icon}"/>`} />
              </span>
              <span>
                <b className={styles.name}>{child.name}</b>
                {child.note && <small className={styles.note}>{child.note}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
