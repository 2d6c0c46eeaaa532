import * as language from '#language';
import type { ErrorKind } from '../navigation/error-document.ts';
import { Link } from '../navigation/link.tsx';
import { Button } from '../ui/button.tsx';
import { retry } from '../ui/icons/retry.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Picture } from '../ui/picture.tsx';
import * as styles from './error-screen.drawing.module.css';
import type { CompanyContent, ErrorContent, LinkContent } from './layout-content.ts';

interface ErrorScreenProps {
  content: ErrorContent;
  company: Pick<CompanyContent, 'name' | 'symbol'>;
  /** Every page of the site except articles, which the blog lists, and home, which is among the main links. */
  pages: LinkContent[];
}

/**
 * Explains why a page cannot be shown. Its markup is for an unknown address; error-document.ts shows the
 * passages for other errors instead. It uses no layout, since it must work even if the layout fails. nearest-pages.ts
 * fills in the requested address and similar ones.
 */
export function ErrorScreen({ content, company, pages }: ErrorScreenProps) {
  return (
    <main className={styles.screen}>
      <Picture file={content.picture} sizes="100vw" priority className={styles.art} />
      <div className={styles.content}>
        <Logo {...company} className={styles.logo} />
        <h1 className={styles.title}>{language.errorHeading}</h1>
        <div {...shownFor('unknown')}>
          <p className={styles.text}>{content.unknownAddress}</p>
          <p data-requested="" hidden className={styles.requested}>
            {content.asked} <code className={styles.code} />
          </p>
          <div data-nearest="" hidden className={styles.nearest}>
            <h2 className={styles.nearestHeading}>{content.nearest}</h2>
            <ul className={styles.nearestList} />
          </div>
        </div>
        <p {...shownFor('lost')} className={styles.text}>
          {content.lostPart}
        </p>
        <p {...shownFor('unexpected')} className={styles.text}>
          {content.unexpected}
        </p>
        <div className={styles.actions}>
          {/* An empty outline in the place of a primary action: an unknown address has none. */}
          <div {...shownFor('unknown')} aria-hidden="true" className={styles.missingAction} />
          <div {...shownFor('lost', 'unexpected')} className={styles.retryAction}>
            <Button look="primary" data-reload="" className={styles.retryButton}>
              <Icon drawing={retry} />
              {content.tryAgain}
            </Button>
          </div>
          {content.main.map(({ name, link }) => (
            <Link key={link} to={link} className={styles.link}>
              {name}
            </Link>
          ))}
        </div>
        <div {...shownFor('unknown')}>
          <details className={styles.details}>
            <summary className={styles.summary}>{content.allPages}</summary>
            <ul data-all-pages="" className={styles.pages}>
              {pages.map(({ name, link }) => (
                <li key={link} className={styles.page}>
                  <Link to={link} className={styles.pageLink}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </div>
        <div {...shownFor('lost', 'unexpected')}>
          <details className={styles.details}>
            <summary className={styles.summary}>{content.details}</summary>
            <code className={styles.code} />
          </details>
        </div>
      </div>
    </main>
  );
}

/** The attributes that show an element for these errors only; before a script runs, the error is an unknown address. */
const shownFor = (...kinds: ErrorKind[]) => ({ 'data-error': kinds.join(' '), hidden: !kinds.includes('unknown') });
