import { Band } from '../../ui/band.tsx';
import { Split } from '../../ui/split.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { below } from '../../ui/space.ts';
import * as styles from './type-rows.module.css';

export interface TypeRowsProps {
  heading: string;
  rows: { name: string; text: string }[];
}

/** Options as rows of oversized type, each with when it is the right choice. */
export function TypeRows({ heading, rows }: TypeRowsProps) {
  return (
    <Band>
      <Wrap>
        <Title as="h2" size="smallTitle" className={below(6)} color="cobalt">
          {heading}
        </Title>
        {rows.map(({ name, text }) => (
          <Split at={7} key={name} className={styles.row}>
            <Title as="h3" size="display" className={styles.name}>
              {name}
            </Title>
            <p className={styles.text}>{text}</p>
          </Split>
        ))}
      </Wrap>
    </Band>
  );
}
