import { useId } from 'react';
import { Text } from '../../ui/text.tsx';
import * as styles from './passage-index.module.css';

interface PassageIndexProps {
  heading: string;
  passages: { id: string; heading: string }[];
}

/** A document's numbered table of contents, in which a script marks the passage that is in view. */
export function PassageIndex({ heading, passages }: PassageIndexProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} data-scroll-spy="">
      <Text size="small" color="quiet" id={headingId}>
        <b>{heading}</b>
      </Text>
      <ol className={styles.list}>
        {passages.map((passage, index) => (
          <li className={styles.item} key={passage.id}>
            <a className={styles.link} href={`#${passage.id}`}>
              <span className={styles.number}>{`${index + 1} `}</span>
              {passage.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
