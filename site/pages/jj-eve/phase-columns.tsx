import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './phase-columns.module.css';

interface PhaseColumnsProps {
  heading: string;
  /** Three phases. */
  phases: { name: string; items: { title: string; text: string }[] }[];
}

/** The deliverables by phase of an event: three columns, each under a bar; the last bar continues to the window's edge. */
export function PhaseColumns({ heading, phases }: PhaseColumnsProps) {
  return (
    <Band clip className={arrival.tall}>
      <Wrap>
        <SectionHead heading={heading} />
        <Columns tablet={[5, 3, 4]} gap={[8, 6]} className={arrival.turns}>
          {phases.map(({ name, items }) => (
            <div className={styles.phase} key={name}>
              <h3 className={classes(styles.title, arrival.barBefore)}>{name}</h3>
              <ul className={styles.items}>
                {items.map(({ title, text }) => (
                  <li className={styles.item} key={title}>
                    <Title size="smallTitle">{title}</Title>
                    <Text color="quiet">{text}</Text>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
