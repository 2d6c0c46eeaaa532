import * as styles from './hero-heading.module.css';

export interface HeroHeadingProps {
  /** The screen's name; above a claim it is the smaller first line of the same heading. */
  heading: string;
  claim?: string | undefined;
}

/** The h1 of a page that opens with a picture. */
export function HeroHeading({ heading, claim }: HeroHeadingProps) {
  return (
    <h1>
      {claim ? (
        <>
          <span className={styles.name}>{heading}</span> {claim}
        </>
      ) : (
        heading
      )}
    </h1>
  );
}
