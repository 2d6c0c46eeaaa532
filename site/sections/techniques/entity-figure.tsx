import * as styles from './entity-figure.drawing.module.css';
import type { TechniqueFinds } from './technique-finds.ts';
import { Row } from '../../ui/row.tsx';

/**
 * Names on filled shapes, each with its kind below. `person` and `amount` have a color each; `date`, `time` and `duration`
 * share one, and so do all other kinds.
 */
export function EntityFigure({ entities }: { entities: TechniqueFinds['entities'] }) {
  return (
    <Row as="ul" gap={2} wrap className={styles.entities}>
      {entities.map(({ words, kind }) => (
        <li key={words} className={styles.entity} data-kind={kind}>
          {words}{' '}
          <small className={styles.kind} data-gloss="">
            {kind}
          </small>
        </li>
      ))}
    </Row>
  );
}
