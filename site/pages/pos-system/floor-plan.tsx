import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './floor-plan.drawing.module.css';

type TableState = 'free' | 'seated' | 'ordered' | 'eating' | 'paying' | 'late';

/** A rectangle in the squares of a floor plan, which is 24 squares wide and 14 high. The upper left square is 1, 1. */
export interface FloorArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Table extends FloorArea {
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
  rooms: (FloorArea & { name: string })[];
  tables: Table[];
}

const stateClasses: Record<TableState, string | undefined> = {
  free: styles.free,
  seated: styles.seated,
  ordered: backgroundClass('cobalt'),
  eating: backgroundClass('sky'),
  paying: backgroundClass('peach'),
  late: backgroundClass('signal'),
};

const gridArea = ({ left, top, width, height }: FloorArea) => `${top} / ${left} / span ${height} / span ${width}`;

/** A table's chairs on one side, of which the first `guests` are taken. */
function Chairs({ count, guests }: { count: number; guests: number }) {
  return (
    <span className={styles.chairs}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={classes(styles.chair, index < guests && styles.taken)} />
      ))}
    </span>
  );
}

/** The floor plan of a restaurant, with the state of each table and a legend that counts the tables in each state. */
export function FloorPlan({ heading, text, label, states, rooms, tables }: FloorPlanProps) {
  const legend = Object.entries(states) as [TableState, string][];
  return (
    <Band background="deep">
      <Wrap className={styles.split}>
        <div>
          <SectionHead narrow heading={heading} text={text} className={styles.head} />
          <ul className={styles.legend}>
            {legend.map(([state, name]) => (
              <li className={styles.state} key={state}>
                <i className={classes(styles.key, stateClasses[state])} />
                {name} <b>{tables.filter((table) => table.state === state).length}</b>
              </li>
            ))}
          </ul>
        </div>
        <figure className={styles.plan} aria-label={label}>
          {rooms.map(({ name, ...area }) => (
            <p className={styles.room} key={name} style={{ gridArea: gridArea(area) }}>
              {name}
            </p>
          ))}
          {tables.map(({ number, seats, guests, state, note, ...area }) => (
            <div key={number} className={styles.table} style={{ gridArea: gridArea(area) }}>
              <Chairs count={Math.ceil(seats / 2)} guests={guests} />
              <strong className={classes(styles.tabletop, stateClasses[state])}>
                {number} <small className={styles.note}>{note}</small>
              </strong>
              <Chairs count={Math.floor(seats / 2)} guests={guests - Math.ceil(seats / 2)} />
            </div>
          ))}
        </figure>
      </Wrap>
    </Band>
  );
}
