import * as styles from './entity-figure.module.css';
import type { TechniqueFinds } from './technique-finds.ts';
import { Row } from '../../ui/row.tsx';

/** Names, each on a plume with its kind below; one color a kind. */
export function EntityFigure({ entities }: { entities: TechniqueFinds['entities'] }) {
  const kinds = [...new Set(entities.map(({ kind }) => kind))];
  return (
    <Row as="ul" gap={2} wrap className={styles.entities}>
      {entities.map(({ words, kind }) => (
        <li key={words} className={styles.entity} data-kind={kinds.indexOf(kind)}>
          {words} <small className={styles.kind}>{kind}</small>
        </li>
      ))}
    </Row>
  );
}
