import { MoreLink } from '../ui/more-link.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './thank-you.module.css';

export interface ThankYouContent {
  message: string;
  /** What stands in front of the reference. */
  reference: string;
}

/** What stands on the page that a form posted without a script leads to. `reference` is null where it is not known. */
export function ThankYou({ words, reference }: { words: ThankYouContent; reference: string | null }) {
  return (
    <Wrap className={styles.words}>
      <h1 className={styles.title}>{words.message}</h1>
      {reference !== null && (
        <p className={styles.reference}>
          {words.reference} <strong className={styles.number}>{reference}</strong>
        </p>
      )}
      <MoreLink to="/">Home</MoreLink>
    </Wrap>
  );
}
