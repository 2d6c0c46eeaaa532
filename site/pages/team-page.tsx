import { Wrap } from '../ui/wrap.tsx';
import * as styles from './team-page.module.css';

export interface TeamPageProps {
  heading: string;
}

/** The specification asks for a page that shows one word. */
export function TeamPage({ heading }: TeamPageProps) {
  return (
    <div className={styles.room}>
      <Wrap>
        <h1 className={styles.word}>{heading}</h1>
      </Wrap>
    </div>
  );
}
