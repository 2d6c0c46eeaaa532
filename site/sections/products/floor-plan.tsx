import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './floor-plan.module.css';

type TableState = 'free' | 'seated' | 'ordered' | 'eating' | 'paying' | 'late';

/** In the squares of a plan 24 wide and 14 high, counted from the upper left. */
interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Table extends Spot {
  number: string;
  seats: number;
  guests: number;
  state: TableState;
  note?: string | undefined;
}

export interface FloorPlanProps {
  heading: string;
  text: string;
  label: string;
  states: Record<TableState, string>;
  rooms: (Spot & { name: string })[];
  tables: Table[];
}

const area = ({ left, top, width, height }: Spot) => `${top} / ${left} / span ${height} / span ${width}`;

/** Chairs `from` to `to`; guests fill them from the first. */
function Chairs({ from, to, guests }: { from: number; to: number; guests: number }) {
  const chairs = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    <span>
      {chairs.map((chair) => (
        <i key={chair} className={chair < guests ? styles.taken : undefined} />
      ))}
    </span>
  );
}

/** A dining room drawn as a plan: who sits where and what each table waits for. */
export function FloorPlan({ heading, text, label, states, rooms, tables }: FloorPlanProps) {
  const legend = Object.entries(states) as [TableState, string][];
  return (
    <section className={styles.band}>
      <Wrap className={styles.split}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ul className={styles.legend}>
            {legend.map(([state, name]) => (
              <li key={state}>
                <i className={styles[state]} />
                {name} <b>{tables.filter((table) => table.state === state).length}</b>
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles.plan} aria-label={label}>
          {rooms.map(({ name, ...spot }) => (
            <p key={name} style={{ gridArea: area(spot) }}>
              {name}
            </p>
          ))}
          {tables.map(({ number, seats, guests, state, note, ...spot }) => (
            <div key={number} className={styles.table} style={{ gridArea: area(spot) }}>
              <Chairs from={0} to={Math.ceil(seats / 2)} guests={guests} />
              <strong className={styles[state]}>
                {number} <small>{note}</small>
              </strong>
              <Chairs from={Math.ceil(seats / 2)} to={seats} guests={guests} />
            </div>
          ))}
        </figure>
      </Wrap>
    </section>
  );
}
