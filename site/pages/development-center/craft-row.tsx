import { Caption } from '../../ui/caption.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './craft-row.module.css';

export interface CraftRowProps {
  heading: string;
  crafts: { name: string; years: number; tools: string }[];
  /** The unit after a number of years. */
  unit: string;
  caption: string;
}

/** A feather that points up from the origin, 99 units long. */
const featherPath = 'M-.8 0-8-91a8 8 0 0 1 16 0L.8 0z';

/** The team's crafts, each with a fan of one feather per year of experience; the widest fan is a quarter of a circle. */
export function CraftRow({ heading, crafts, unit, caption }: CraftRowProps) {
  const degreesPerYear = 90 / Math.max(...crafts.map(({ years }) => years));
  return (
    <Wrap>
      <Columns as="ul" phone={2} tablet={3} desktop={6} gap={[10, 6]} className={styles.crafts} aria-label={heading}>
        {crafts.map(({ name, years, tools }) => (
          <li key={name}>
            <svg viewBox="-3 -100 103 103" aria-hidden="true" className={styles.fan}>
              {Array.from({ length: years }, (_, index) => (
                <path
                  key={index}
                  d={featherPath}
                  transform={`rotate(${((index + 0.5) * degreesPerYear).toFixed(1)})`}
                  className={styles.feather}
                />
              ))}
            </svg>
            <Title as="h3" size="smallTitle">
              {name}
            </Title>
            <Text size="small" className={styles.tools}>
              <Text as="b" weight="strong" color="pine" block>
                {years} {unit}
              </Text>{' '}
              {tools}
            </Text>
          </li>
        ))}
      </Columns>
      <Caption as="p">{caption}</Caption>
    </Wrap>
  );
}
