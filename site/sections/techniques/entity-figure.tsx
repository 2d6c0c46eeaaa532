import * as styles from './entity-figure.drawing.module.css';
import type { TechniqueFinds } from './technique-finds.ts';
import { Row } from '../../ui/row.tsx';

/**
 * Names on filled shapes, each with its kind below. The kinds `person`, `amount`, `date`, `time` and `duration` have the same colors
 * on every page; all others have one.
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
