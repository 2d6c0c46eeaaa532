import * as styles from './page-heading.module.css';
import { Text } from '../ui/text.tsx';
import { above } from '../ui/space.ts';
import { Columns } from '../ui/columns.tsx';

export interface PageHeadingProps {
  /** A small line above the text, shown in development, that builds omit the page. */
  draftLabel?: string | undefined;
  heading: string;
  text?: string | undefined;
  /** The effective date in ISO 8601, such as `2026-11-02`, and the sentences that contain it. */
  inForce?: { date: string; text: string } | undefined;
}

/** The heading of a legal or plain page: its name, its subject, its effective date. */
export function PageHeading({ draftLabel, heading, text, inForce }: PageHeadingProps) {
  return (
    <Columns desktop={2} align="end" className={styles.head}>
      <h1 className={styles.title}>{heading}</h1>
      <div>
        {draftLabel && (
          <Text color="quiet" size="small">
            {draftLabel}
          </Text>
        )}
        {text && (
          <Text measure="long" size="lead">
            {text}
          </Text>
        )}
        {inForce && (
          <Text className={above(3)} color="quiet" size="small">
            <time dateTime={inForce.date}>{inForce.text}</time>
          </Text>
        )}
      </div>
    </Columns>
  );
}
