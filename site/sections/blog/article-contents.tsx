import { useEffect, useId, useState } from 'react';
import { AnchorLink } from '../../navigation/anchor-link.tsx';
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
  const current = useCurrentHeading(headings);
  return (
    <div className={styles.panel}>
      {headings.length > 0 && (
        <nav aria-labelledby={id} className={styles.contents}>
          <p id={id} className={styles.heading}>
            {heading}
          </p>
          <ol>
            {headings.map((part, index) => (
              <li key={part.id}>
                <AnchorLink anchor={part.id} aria-current={index === current ? 'location' : undefined}>
                  {numbered && <span>{index + 1}</span>}
                  {part.text}
                </AnchorLink>
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
        <b>{author.name}</b>
        {author.role}
      </p>
    </div>
  );
}

/** The place in `headings` of the last one that has passed the upper two fifths of the window. */
function useCurrentHeading(headings: { id: string }[]) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const passed = new Set<string>();
    // Far beyond the top: a heading that scrolled out upwards has passed as well.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(Math.max(0, passed.size - 1));
      },
      { rootMargin: '99999px 0px -60%' },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
