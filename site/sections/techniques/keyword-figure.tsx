import * as styles from './keyword-figure.drawing.module.css';
import type { TechniqueFinds } from './technique-finds.ts';

/** Keywords in sizes that show their weights. */
export function KeywordFigure({ keywords }: { keywords: TechniqueFinds['keywords'] }) {
  return (
    <ul className={styles.keywords}>
      {keywords.map((word) => (
        <li key={word} className={styles.word}>
          {word}
        </li>
      ))}
    </ul>
  );
}
