import { useLayoutEffect, type ReactNode } from 'react';
import { useCurrentPath } from '../navigation/current-path.ts';
import { classes } from '../ui/classes.ts';
import { BackToTop } from './back-to-top.tsx';
import * as callToAction from './call-to-action.module.css';
import * as footer from './footer.module.css';
import type { FrameParts } from './frame-parts.ts';
import * as header from './header.module.css';
import { markKeptLinks } from './kept-markup.ts';
import * as menu from './menu.module.css';
import * as styles from './page-frame.module.css';
import { usePrintSheet } from './use-print-sheet.ts';

export interface PageFrameProps {
  parts: FrameParts;
  /** Whether the page opens with a hero: the header lies over it, and the closing banner ends the page. */
  hero: boolean;
  children: ReactNode;
}

/** Header, the page, closing banner, footer. */
export function PageFrame({ parts, hero, children }: PageFrameProps) {
  const path = useCurrentPath();
  useLayoutEffect(() => markKeptLinks(path), [path]);
  usePrintSheet();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header
        data-kept="header"
        className={classes(header.header, menu.host, hero && header.overHero)}
        {...parts.header}
      />
      <main id="main" tabIndex={-1} className={hero ? undefined : styles.belowHeader}>
        {children}
        <section data-kept="call-to-action" className={callToAction.banner} hidden={!hero} {...parts.callToAction} />
      </main>
      <footer data-kept="footer" className={footer.footer} {...parts.footer} />
      <BackToTop />
    </>
  );
}
