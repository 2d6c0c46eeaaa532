import * as language from '#language';
import { Arrow } from '../../ui/arrow.tsx';
import * as styles from './chapter-index.module.css';

export interface ChapterIndexProps {
  /** `id` is the chapter's anchor on the page. */
  chapters: { id: string; heading: string }[];
}

/** The page's chapters as links along the lower edge of its hero. */
export function ChapterIndex({ chapters }: ChapterIndexProps) {
  return (
    <nav className={styles.index} aria-label={language.onThisPage}>
      {chapters.map(({ id, heading }) => (
        <a className={styles.link} key={id} href={`#${id}`}>
          {heading}
          <Arrow />
        </a>
      ))}
    </nav>
  );
}
