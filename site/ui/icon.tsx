import { markupPolicy } from '../navigation/markup-policy.ts';
import { classes } from './classes.ts';
import * as styles from './icon.module.css';

const policy = markupPolicy('drawings');
const trustedByDrawing = new Map<string, string>();

/**
 * Returns the same object for the same drawing: for a different one, React would replace the element, and lose a click
 * on it.
 */
function trusted(drawing: string): string {
  const markup = trustedByDrawing.get(drawing) ?? policy(drawing);
  trustedByDrawing.set(drawing, markup);
  return markup;
}

interface IconProps {
  /** SVG shapes in a 24 by 24 view box: one of icons/ (lucide, ISC), or a content file's `icon`. */
  drawing: string;
  className?: string | undefined;
}

/** A line icon beside text, hidden from screen readers. */
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
