import type { CSSProperties } from 'react';
import * as language from '#language';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { wordmarkWidth } from './wordmark-width.ts';
import * as styles from './footer.module.css';
import { FooterOffice } from './footer-office.tsx';
import { HomeLink } from './home-link.tsx';
import { SocialIcons } from './social-icons.tsx';
import { LinkItems } from './link-items.tsx';
import type { LayoutContent } from './layout-content.ts';

/** The content of the footer: tagline, links, offices, the company's name across its width on home, and copyright. */
export function Footer({ content }: { content: LayoutContent }) {
  const { company, year } = content;
  return (
    <Wrap>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Title size="card" className={styles.tagline}>
            {company.tagline}
          </Title>
          <SocialIcons networks={company.social} />
        </div>
        <nav className={styles.links} aria-label={language.footerNavigation}>
          {content.footer.map((column) => (
            <ul key={column[0]?.link}>
              <LinkItems links={column} className={styles.link} />
            </ul>
          ))}
        </nav>
        <div className={styles.offices}>
          {company.offices.map((office) => (
            <FooterOffice key={office.id} {...office} />
          ))}
        </div>
      </div>
      <div className={styles.closing} data-print="none">
        <div style={{ '--wordmark-width': wordmarkWidth(company.name, company.symbol).toFixed(3) } as CSSProperties}>
          <HomeLink company={company} className={styles.wordmark} />
        </div>
        <p className={styles.legal}>
          © <span data-year="">{year}</span> {company.name}. {language.allRightsReserved}
        </p>
      </div>
    </Wrap>
  );
}
