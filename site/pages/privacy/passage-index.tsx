import { useId } from 'react';
import { Text } from '../../ui/text.tsx';
import * as styles from './passage-index.module.css';

interface PassageIndexProps {
  heading: string;
  passages: { id: string; heading: string }[];
}

/** A document's numbered table of contents; marks the passage being read. */
export function PassageIndex({ heading, passages }: PassageIndexProps) {
  const label = useId();
  return (
    <nav aria-labelledby={label} data-scroll-spy="">
      <Text size="small" color="quiet" id={label}>
        <b>{heading}</b>
      </Text>
      <ol className={styles.list}>
        {passages.map((passage, index) => (
          <li className={styles.item} key={passage.id}>
            <a className={styles.link} href={`#${passage.id}`}>
              <span className={styles.label}>{`${index + 1} `}</span>
              {passage.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
