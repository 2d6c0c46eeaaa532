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
    <section className={styles.band}>
      <Wrap className={styles.phases}>
        <h2>{heading}</h2>
        <div className={styles.columns}>
          {phases.map(({ name, items }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {items.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b>
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
