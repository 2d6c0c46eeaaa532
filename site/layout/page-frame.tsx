import type { ReactNode } from 'react';
import * as language from '#language';
import { classes } from '../ui/classes.ts';
import { useCurrentPath } from '../navigation/current-path.ts';
import { BackToTop } from './back-to-top.tsx';
import { CallToAction } from './call-to-action.tsx';
import * as footer from './footer.module.css';
import { Footer } from './footer.tsx';
import * as header from './header.module.css';
import { Header } from './header.tsx';
import * as styles from './page-frame.module.css';
import type { LayoutContent } from './layout-content.ts';

interface PageFrameProps {
  content: LayoutContent;
  /** Whether the page starts with a hero: then the header overlays the hero. */
  hero: boolean;
  /** Whether the closing banner ends the page; by default if it has a hero. */
  closingBanner?: boolean | undefined;
  /** The path of the page's topmost parent below home, or the page's own: that part of the site may have a closing picture. */
  topPath?: string | undefined;
  children: ReactNode;
}

/** Header, page, closing banner and footer. `data-permanent` elements stay from page to page: swap-document.ts. */
export function PageFrame({ content, hero, closingBanner = hero, topPath = '', children }: PageFrameProps) {
  const { parts, fitted, ...callToAction } = content.callToAction;
  const path = useCurrentPath();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {language.skipToContent}
      </a>
      <header data-permanent="header" className={classes(header.header, hero && header.overHero)}>
        <Header content={content} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        data-deferred-layout=""
        className={classes(styles.page, !hero && styles.belowHeader)}
      >
        {children}
        {closingBanner && <CallToAction {...callToAction} {...parts[topPath]} fitted={fitted[path]} />}
      </main>
      <footer data-permanent="footer" className={classes(footer.footer, path === '/' && footer.home)}>
        <Footer content={content} />
      </footer>
      <BackToTop />
    </>
  );
}
