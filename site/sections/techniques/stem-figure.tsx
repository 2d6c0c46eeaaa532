import * as language from '#language';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './stem-figure.drawing.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

/** Words with the endings that stemming removes in gray. */
export function StemFigure({ stems }: { stems: TechniqueFinds['stems'] }) {
  return (
    <ul className={styles.stems}>
      {stems.map(({ start, cut, base }) => (
        <li key={base}>
          <span aria-hidden="true">
            {start}
            <span className={styles.cut}>{cut}</span>
          </span>
          <VisuallyHidden>{language.becomes(start + cut, base)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
