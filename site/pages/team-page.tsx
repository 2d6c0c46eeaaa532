import { Wrap } from '../ui/wrap.tsx';
import * as styles from './team-page.module.css';

export interface TeamPageProps {
  heading: string;
}

/** The specification asks for a page that shows one word. */
export function TeamPage({ heading }: TeamPageProps) {
  return (
    <Wrap className={styles.room}>
      <h1>{heading}</h1>
    </Wrap>
  );
}
