import * as language from '#language';
import { close } from '../ui/icons/close.ts';
import { phone } from '../ui/icons/phone.ts';
import { Icon } from '../ui/icon.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuGroup } from './menu-group.tsx';
import * as styles from './menu.module.css';
import { LinkItems } from './link-items.tsx';
import type { LayoutContent } from './layout-content.ts';
import { telephoneHref } from '../ui/telephone-href.ts';

/**
 * The navigation of narrow windows: a button, and the dialog that it opens. The browser opens and closes the dialog by
 * the buttons' `command`; in older browsers behaviors/menu-dialog.ts does. React's types lack the buttons' attributes, so
 * they are spread.
 */
export function Menu({ content }: { content: LayoutContent }) {
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.openButton}
        aria-label={language.menu}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: 'menu' }}
      >
        <span className={styles.openButtonLine} />
        <span className={styles.openButtonLine} />
      </button>
      <dialog id="menu" className={styles.panel} aria-label={language.menu} closedby="any">
        <div className={styles.panelContent}>
          <div className={styles.panelHeader}>
            <HomeLink company={content.company} />
            <button
              type="button"
              className={styles.closeButton}
              aria-label={language.closeMenu}
              {...{ command: 'close', commandfor: 'menu' }}
            >
              <Icon className={styles.closeIcon} drawing={close} />
            </button>
          </div>
          <nav aria-label={language.menu}>
            <ul className={styles.list}>
              {content.header.map((group) => (
                <MenuGroup key={group.link} {...group} />
              ))}
            </ul>
            <ul className={styles.secondaryLinks}>
              <LinkItems links={content.menu} className={styles.link} />
            </ul>
          </nav>
          <ul className={styles.phones}>
            {content.company.offices.map((office) => (
              <li key={office.id}>
                <a href={telephoneHref(office.phone)} className={styles.phone}>
                  <Icon className={styles.phoneIcon} drawing={phone} />
                  {office.city} {office.phone}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </div>
  );
}
