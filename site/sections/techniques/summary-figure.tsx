import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Title } from '../../ui/title.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './summary-figure.drawing.module.css';

/** A drawn paragraph, and the sentence that summarizes it. */
export function SummaryFigure({ summary }: { summary: string }) {
  return (
    <Columns
      phone={['72px', '24px', 1]}
      tablet={['96px', '24px', 1]}
      wide={['160px', '24px', 1]}
      align="center"
      gap={4}
      className={styles.summary}
    >
      <span aria-hidden="true">
        <i className={styles.line} />
        <i className={styles.line} />
        <i className={styles.line} />
        <i className={styles.line} />
        <i className={styles.line} />
      </span>
      <Icon className={textStyles.cobalt} drawing={arrowRight} />
      <Title size="smallTitle">{summary}</Title>
    </Columns>
  );
}
