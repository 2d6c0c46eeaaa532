import { classes } from '../../../ui/classes.ts';
import { Text } from '../../../ui/text.tsx';
import { Title } from '../../../ui/title.tsx';
import { Row } from '../../../ui/row.tsx';
import { below } from '../../../ui/space.ts';
import * as styles from './chips-figure.drawing.module.css';

interface ChipsFigureProps {
  chips: string[];
  /** The selected chip: one of `chips`. */
  chosen: string;
  title: string;
  note: string;
}

/** Chips, one of which is selected, and a note on that one. */
export function ChipsFigure({ chips, chosen, title, note }: ChipsFigureProps) {
  return (
    <div>
      <Row as="ul" gap={2} wrap className={below(5)}>
        {chips.map((chip) => (
          <li key={chip} className={classes(styles.item, chip === chosen && styles.chosen)}>
            {chip}
          </li>
        ))}
      </Row>
      <Title size="smallTitle" className={styles.title}>
        {title}
      </Title>
      <Text color="quiet">{note}</Text>
    </div>
  );
}
