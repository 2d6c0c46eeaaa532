import { Link } from '../navigation/link.tsx';
import * as styles from './linked-text.module.css';

/** Text, or text with links in it, as in content files. */
export type TextWithLinks = string | readonly (string | { name: string; link: string })[];

/** Renders text from content files with its links. */
export const LinkedText = ({ text }: { text: TextWithLinks }) =>
  [text].flat().map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={index} to={part.link} className={styles.link}>
        {part.name}
      </Link>
    ),
  );
