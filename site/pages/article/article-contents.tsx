import { useId } from 'react';
import * as language from '#language';
import { clock } from '../../ui/icons/clock.ts';
import { Icon } from '../../ui/icon.tsx';
import { below } from '../../ui/space.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import * as styles from './article-contents.module.css';

interface ArticleContentsProps {
  heading: string;
  headings: { id: string; text: string }[];
  numbered: boolean;
  minutes: number;
  author: { name: string; role: string };
}

/** The table of contents, in which a script marks the current section, with the author and the reading time. */
export function ArticleContents({ heading, headings, numbered, minutes, author }: ArticleContentsProps) {
  const headingId = useId();
  return (
    <div className={styles.panel}>
      {headings.length > 0 && (
        <nav aria-labelledby={headingId} className={styles.contents} data-scroll-spy="">
          <Title id={headingId} size="smallTitle" className={below(3)}>
            {heading}
          </Title>
          <ol className={styles.list}>
            {headings.map(({ id: anchor, text }, index) => (
              <li key={anchor}>
                <a className={styles.link} href={`#${anchor}`}>
                  {numbered && <span className={styles.number}>{`${index + 1} `}</span>}
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <p className={styles.time}>
        <Icon drawing={clock} />
        {language.readingTime(minutes)}
      </p>
      <p className={styles.author}>
        <Text as="b" block color="ink">
          {author.name}
        </Text>
        {author.role}
      </p>
    </div>
  );
}
