import { classes } from '../ui/classes.ts';
import * as styles from './hero-heading.module.css';

export interface HeroHeadingProps {
  /** The screen's name; above a claim it is the smaller first line of the same heading. */
  heading: string;
  claim?: string | undefined;
  /** The name in the typeface of the claim, such as a product's, and how large. */
  nameSize?: 'smallTitle' | 'card';
  className?: string | undefined;
}

/** The h1 of a page that opens with a picture. */
export function HeroHeading({ heading, claim, nameSize, className }: HeroHeadingProps) {
  return (
    <h1 className={classes(className)}>
      {claim ? (
        <>
          <span className={classes(styles.name, nameSize && styles[nameSize])}>{heading}</span> {claim}
        </>
      ) : (
        heading
      )}
    </h1>
  );
}
