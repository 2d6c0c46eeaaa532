import { errorHeading, type ErrorKind } from '../navigation/error-document.ts';
import { Link } from '../navigation/link.tsx';
import { Button } from '../ui/button.tsx';
import { retry } from '../ui/icons/retry.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Picture } from '../ui/picture.tsx';
import * as styles from './error-screen.module.css';
import type { CompanyContent, ErrorContent } from './layout-content.ts';

export interface ErrorScreenProps {
  words: ErrorContent;
  company: Pick<CompanyContent, 'name' | 'sign'>;
}

/**
 * What a person sees when a page cannot be shown: of an unknown address, until error-document.ts tells of another error. It
 * needs no layout: it must show even when the layout is what fails.
 */
export function ErrorScreen({ words, company }: ErrorScreenProps) {
  return (
    <main className={styles.screen}>
      <Picture file={words.picture} sizes="100vw" first className={styles.art} />
      <div className={styles.words}>
        <Logo {...company} className={styles.logo} />
        <h1 className={styles.title}>{errorHeading}</h1>
        <p {...shownFor('unknown')}>{words.unknownAddress}</p>
        <p {...shownFor('lost')}>{words.lostPart}</p>
        <p {...shownFor('unexpected')}>{words.unexpected}</p>
        <div className={styles.ways}>
          <div {...shownFor('lost', 'unexpected')}>
            <Button look="filled" data-reload="">
              <Icon drawing={retry} />
              {words.tryAgain}
            </Button>
          </div>
          <Link to="/" className={styles.link}>
            {words.home}
          </Link>
          <Link to="/contact-us" className={styles.link}>
            {words.contact}
          </Link>
        </div>
        <div {...shownFor('lost', 'unexpected')}>
          <details className={styles.details}>
            <summary className={styles.summary}>{words.details}</summary>
            <code className={styles.code} />
          </details>
        </div>
      </div>
    </main>
  );
}

const shownFor = (...kinds: ErrorKind[]) => ({ 'data-error': kinds.join(' '), hidden: !kinds.includes('unknown') });
