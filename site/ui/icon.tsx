import { markupPolicy } from '../navigation/markup-policy.ts';
import { classes } from './classes.ts';
import * as styles from './icon.module.css';

const policy = markupPolicy('drawings');
const trustedMarkup = new Map<string, string>();

/**
 * Marks a drawing as trusted markup. With Trusted Types that is an object, and always the same one for the same drawing:
 * for another object, React would replace the element, and a click on it would be lost.
 */
function trust(drawing: string): string {
  const markup = trustedMarkup.get(drawing) ?? policy(drawing);
  trustedMarkup.set(drawing, markup);
  return markup;
}

interface IconProps {
  /** SVG shapes in a 24 by 24 view box: one of icons/, or a content file's `icon`. */
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
      dangerouslySetInnerHTML={{ __html: trust(drawing) }}
    />
  );
}
