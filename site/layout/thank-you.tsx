import { MoreLink } from '../ui/more-link.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './thank-you.module.css';

/** What stands on the page that a form posted without a script leads to. */
export function ThankYou({ message }: { message: string }) {
  return (
    <Wrap className={styles.words}>
      <h1>{message}</h1>
      <MoreLink to="/">Home</MoreLink>
    </Wrap>
  );
}
