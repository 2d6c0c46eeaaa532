import { classes } from '../ui/classes.ts';
import * as styles from './hero-heading.module.css';

export interface HeroHeadingProps {
  /** The page's name; above a claim it is the smaller first line of the same heading. */
  heading: string;
  claim?: string | undefined;
  /** Sets the name in the claim's typeface, as a product's name is, in this size. */
  nameSize?: 'smallTitle' | 'card';
  className?: string | undefined;
}

/** The h1 of a page with a hero. */
export function HeroHeading({ heading, claim, nameSize, className }: HeroHeadingProps) {
  return (
    <h1 className={className}>
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
