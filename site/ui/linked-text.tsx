import { Link } from '../navigation/link.tsx';
import * as styles from './linked-text.module.css';

/** Words and, among them, links: where each leads as content names it. */
export type LinkedWords = string | readonly (string | { name: string; link: string })[];

/** A sentence in which words are links. */
export const LinkedText = ({ words }: { words: LinkedWords }) =>
  [words].flat().map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={place} to={part.link} className={styles.link}>
        {part.name}
      </Link>
    ),
  );
