import { useId } from 'react';
import { AnchorLink } from '../../navigation/anchor-link.tsx';
import * as styles from './passage-index.module.css';
import { useCurrentPassage } from '../use-current-passage.ts';

export interface PassageIndexProps {
  heading: string;
  passages: { id: string; heading: string }[];
}

/** A document's numbered contents; the passage that is being read is marked. */
export function PassageIndex({ heading, passages }: PassageIndexProps) {
  const label = useId();
  const current = useCurrentPassage(passages.map(({ id }) => id));
  return (
    <nav className={styles.index} aria-labelledby={label}>
      <p id={label}>{heading}</p>
      <ol>
        {passages.map((passage, index) => (
          <li key={passage.id}>
            <AnchorLink anchor={passage.id} aria-current={passage.id === current ? 'location' : undefined}>
              <span>{index + 1}</span>
              {passage.heading}
            </AnchorLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
