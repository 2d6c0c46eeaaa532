import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './technique-figures.module.css';

/** Many lines, and the sentence they come down to. */
export function SummaryFigure({ summary }: { summary: string }) {
  return (
    <div className={styles.summary}>
      <span aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <Icon drawing={arrowRight} />
      <p>{summary}</p>
    </div>
  );
}
