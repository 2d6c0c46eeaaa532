import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { groundClass } from '../../ui/ground.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './floor-plan.drawing.module.css';

type TableState = 'free' | 'seated' | 'ordered' | 'eating' | 'paying' | 'late';

/** A rectangle in the squares of a floor plan, which is 24 wide and 14 high, counted from the upper left. */
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

interface FloorPlanProps {
  heading: string;
  text: string;
  label: string;
  states: Record<TableState, string>;
  rooms: (Spot & { name: string })[];
  tables: Table[];
}

const looks: Record<TableState, string | undefined> = {
  free: styles.free,
  seated: styles.seated,
  ordered: groundClass('cobalt'),
  eating: groundClass('sky'),
  paying: groundClass('peach'),
  late: groundClass('signal'),
};

const area = ({ left, top, width, height }: Spot) => `${top} / ${left} / span ${height} / span ${width}`;

/** Chairs `from` to `to`; guests fill them starting with the first. */
function Chairs({ from, to, guests }: { from: number; to: number; guests: number }) {
  const chairs = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <span className={styles.chairs}>
      {chairs.map((chair) => (
        <i key={chair} className={classes(styles.chair, chair < guests && styles.taken)} />
      ))}
    </span>
  );
}

/** A dining room drawn as a floor plan: who sits where and what each table waits for. */
export function FloorPlan({ heading, text, label, states, rooms, tables }: FloorPlanProps) {
  const legend = Object.entries(states) as [TableState, string][];
  return (
    <Band ground="deep">
      <Wrap className={styles.split}>
        <div>
          <SectionHead narrow heading={heading} text={text} className={styles.head} />
          <ul className={styles.legend}>
            {legend.map(([state, name]) => (
              <li className={styles.state} key={state}>
                <i className={classes(styles.key, looks[state])} />
                {name} <b>{tables.filter((table) => table.state === state).length}</b>
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles.plan} aria-label={label}>
          {rooms.map(({ name, ...spot }) => (
            <p className={styles.room} key={name} style={{ gridArea: area(spot) }}>
              {name}
            </p>
          ))}
          {tables.map(({ number, seats, guests, state, note, ...spot }) => (
            <div key={number} className={styles.table} style={{ gridArea: area(spot) }}>
              <Chairs from={0} to={Math.ceil(seats / 2)} guests={guests} />
              <strong className={classes(styles.top, looks[state])}>
                {number} <small className={styles.note}>{note}</small>
              </strong>
              <Chairs from={Math.ceil(seats / 2)} to={seats} guests={guests} />
            </div>
          ))}
        </figure>
      </Wrap>
    </Band>
  );
}
