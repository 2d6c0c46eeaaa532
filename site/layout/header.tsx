import { Link } from '../navigation/link.tsx';
import { useCurrentPath } from '../navigation/current-path.ts';
import { classes } from '../ui/classes.ts';
import { Logo } from '../ui/logo.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { HeaderGroup } from './header-group.tsx';
import * as styles from './header.module.css';
import type { FramePart } from './frame-parts.ts';
import { isActive } from './is-active.ts';
import * as menuStyles from './menu.module.css';
import type { SiteWords } from './site-words.ts';

export interface HeaderProps {
  site: SiteWords;
  /** The small screens' navigation. */
  menu: FramePart;
  /** Transparent with white words until the page is scrolled. */
  overHero: boolean;
}

export function Header({ site, menu, overHero }: HeaderProps) {
  const path = useCurrentPath();
  const last = site.header.length - 1;
  return (
    <header className={classes(styles.header, overHero && styles.overHero)}>
      <Wrap className={styles.row}>
        <Link to="/" aria-label={`${site.company}, home`} aria-current={undefined}>
          <Logo name={site.company} />
        </Link>
        <nav className={styles.navigation} aria-label="Main">
          <ul>
            {site.header.map((group, place) =>
              group.children ? (
                <HeaderGroup key={group.link} {...group} links={group.children} />
              ) : (
                <li key={group.link}>
                  <Link
                    to={group.link}
                    className={classes(
                      styles.link,
                      isActive(group, path) && styles.active,
                      place === last && styles.contact,
                    )}
                  >
                    {group.name}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div data-kept="menu" className={menuStyles.menu} {...menu} />
      </Wrap>
    </header>
  );
}
