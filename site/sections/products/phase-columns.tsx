import { classes } from '../../ui/classes.ts';
import * as arrival from '../../ui/arrival.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './phase-columns.module.css';

export interface PhaseColumnsProps {
  heading: string;
  /** Three stretches of time. */
  phases: { name: string; items: { title: string; text: string }[] }[];
}

/** What one gets, along the life of the thing: three columns under bars as long as they are wide. */
export function PhaseColumns({ heading, phases }: PhaseColumnsProps) {
  return (
    <Band className={classes(styles.band, arrival.tall)}>
      <Wrap>
        <SectionHead heading={heading} />
        <div className={classes(styles.columns, arrival.turns)}>
          {phases.map(({ name, items }) => (
            <div key={name}>
              <h3 className={classes(styles.title, arrival.barBefore)}>{name}</h3>
              <ul>
                {items.map(({ title, text }) => (
                  <li className={styles.item} key={title}>
                    <b className={styles.strong}>{title}</b>
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Wrap>
    </Band>
  );
}
