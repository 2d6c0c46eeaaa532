import { markupPolicy } from '../navigation/markup-policy.ts';
import { classes } from './classes.ts';
import * as styles from './icon.module.css';

const policy = markupPolicy('drawings');
const known = new Map<string, string>();

/** The same for the same drawing: React would put another in its place, and a press on the one that goes is lost. */
function trusted(drawing: string): string {
  const markup = known.get(drawing) ?? policy(drawing);
  known.set(drawing, markup);
  return markup;
}

export interface IconProps {
  /** The shapes inside a 24 by 24 drawing: one of icons/ (lucide, ISC), or from a content file's `icon`. */
  drawing: string;
  className?: string | undefined;
}

/** A line icon beside words; it says nothing by itself. */
export function Icon({ drawing, className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: trusted(drawing) }}
    />
  );
}
