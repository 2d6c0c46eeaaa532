import * as styles from './document-head.module.css';

export interface DocumentHeadProps {
  heading: string;
  text?: string | undefined;
  /** ISO 8601, `2026-11-02`, and the words around it. */
  inForce?: { date: string; text: string } | undefined;
}

/** The top of a page that is a document: its name, what it is about, since when it holds. */
export function DocumentHead({ heading, text, inForce }: DocumentHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{heading}</h1>
      <div>
        {text && <p className={styles.text}>{text}</p>}
        {inForce && (
          <p className={styles.date}>
            <time dateTime={inForce.date}>{inForce.text}</time>
          </p>
        )}
      </div>
    </div>
  );
}
