import type { Technique } from '../../sections/techniques/technique.ts';
import { classes } from '../../ui/classes.ts';
import { Columns } from '../../ui/columns.tsx';
import { Title } from '../../ui/title.tsx';
import { above } from '../../ui/space.ts';
import { Text } from '../../ui/text.tsx';
import * as styles from './technique-list.module.css';

export interface TechniqueListProps {
  techniques: Technique[];
  /** The result of each technique for the text above, in the techniques' order. */
  outputs: string[];
}

/** The techniques as a numbered list in two columns, each with what it found. */
export function TechniqueList({ techniques, outputs }: TechniqueListProps) {
  return (
    <Columns as="ol" tablet={2} gap={[0, 12]} className={styles.techniques}>
      {techniques.map(({ number, name, description }, index) => (
        <li className={styles.item} key={name}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <Title as="h3" size="smallTitle" className={styles.title}>
            {name}
          </Title>
          <Text measure="long" balance className={above(2)}>
            {description}
          </Text>
          <Text measure="long" balance className={classes(above(2), styles.output)}>
            {outputs[index]}
          </Text>
        </li>
      ))}
    </Columns>
  );
}
