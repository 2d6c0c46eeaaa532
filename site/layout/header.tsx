import * as language from '#language';
import { Link } from '../navigation/link.tsx';
import { classes } from '../ui/classes.ts';
import { Wrap } from '../ui/wrap.tsx';
import { HeaderGroup } from './header-group.tsx';
import * as styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { Menu } from './menu.tsx';
import type { LayoutContent } from './layout-content.ts';

/**
 * The content of the header, whose last entry stands out unless it has children: it is meant for the contact page.
 * behaviors/disclosure-navigation.ts opens and closes its groups.
 */
export function Header({ content }: { content: LayoutContent }) {
  const contactIndex = content.header.length - 1;
  return (
    <Wrap className={styles.row}>
      <HomeLink company={content.company} />
      <nav className={styles.navigation} aria-label={language.mainNavigation}>
        <ul className={styles.list}>
          {content.header.map((group, index) =>
            group.children ? (
              <HeaderGroup
                key={group.link}
                {...group}
                links={group.children}
                iconSpriteAddress={content.iconSpriteAddress}
              />
            ) : (
              <li key={group.link} className={styles.item}>
                <Link to={group.link} className={classes(styles.link, index === contactIndex && styles.contact)}>
                  {group.name}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <Menu content={content} />
    </Wrap>
  );
}
