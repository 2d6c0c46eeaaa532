import { ChunkLoadError } from '../navigation/chunk-load-error.ts';
import { Link } from '../navigation/link.tsx';
import { UnknownAddressError } from '../navigation/load-screen.ts';
import { Button } from '../ui/button.tsx';
import { retry } from '../ui/icons/retry.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { Picture } from '../ui/picture.tsx';
import { errorHeading } from './error-heading.ts';
import * as styles from './error-screen.module.css';
import type { ErrorWords } from './site-words.ts';

export interface ErrorScreenProps {
  error: unknown;
  /** None when they have not come either: then the screen says what it can. */
  words: ErrorWords | undefined;
  company: string;
}

/** What a person sees when a page cannot be shown. It needs no layout: it must show even when the layout throws. */
export function ErrorScreen({ error, words, company }: ErrorScreenProps) {
  return (
    <main className={styles.screen}>
      {words && <Picture file={words.picture} sizes="100vw" first className={styles.art} />}
      <div className={styles.words}>
        <Logo name={company} className={styles.logo} />
        <h1>{errorHeading}</h1>
        {words ? <WhatHappened error={error} words={words} /> : <p>{String(error)}</p>}
      </div>
    </main>
  );
}

function WhatHappened({ error, words }: { error: unknown; words: ErrorWords }) {
  const unknown = error instanceof UnknownAddressError;
  const lost = error instanceof ChunkLoadError;
  return (
    <>
      <p>{unknown ? words.unknownAddress : lost ? words.lostPart : words.unexpected}</p>
      <div className={styles.ways}>
        {!unknown && (
          <Button look="filled" onClick={() => location.reload()}>
            <Icon drawing={retry} />
            {words.tryAgain}
          </Button>
        )}
        <Link to="/" className={styles.link}>
          {words.home}
        </Link>
        <Link to="/contact-us" className={styles.link}>
          {words.contact}
        </Link>
      </div>
      {!unknown && (
        <details className={styles.details}>
          <summary>{words.details}</summary>
          <code>{String(error)}</code>
        </details>
      )}
    </>
  );
}
