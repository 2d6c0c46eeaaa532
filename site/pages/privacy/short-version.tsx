import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import * as styles from './short-version.module.css';

export interface ShortVersionProps {
  heading: string;
  lines: string[];
}

/** A summary of a long document in a few lines. */
export function ShortVersion({ heading, lines }: ShortVersionProps) {
  return (
    <div className={styles.sheet}>
      <Text size="small" color="quiet">
        <b>{heading}</b>
      </Text>
      <ul>
        {lines.map((line) => (
          <li className={styles.item} key={line}>
            <Title size="smallTitle">{line}</Title>
          </li>
        ))}
      </ul>
    </div>
  );
}
