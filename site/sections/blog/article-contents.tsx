import { useId } from 'react';
import { clock } from '../../ui/icons/clock.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './article-contents.module.css';

export interface ArticleContentsProps {
  heading: string;
  headings: { id: string; text: string }[];
  numbered: boolean;
  minutes: number;
  author: { name: string; role: string };
}

/** What the article holds and where the reader is in it; who wrote it and how long it takes. */
export function ArticleContents({ heading, headings, numbered, minutes, author }: ArticleContentsProps) {
  const id = useId();
  return (
    <div className={styles.panel}>
      {headings.length > 0 && (
        <nav aria-labelledby={id} className={styles.contents} data-scroll-spy="">
          <p id={id} className={styles.heading}>
            {heading}
          </p>
          <ol>
            {headings.map((part, index) => (
              <li key={part.id}>
                <a className={styles.link} href={`#${part.id}`}>
                  {numbered && <span className={styles.label}>{index + 1}</span>}
                  {part.text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <p className={styles.time}>
        <Icon drawing={clock} />
        {minutes} min read
      </p>
      <p className={styles.author}>
        <b className={styles.name}>{author.name}</b>
        {author.role}
      </p>
    </div>
  );
}
