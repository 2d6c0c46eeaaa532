import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Columns } from '../../ui/columns.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroText, type HeroTextProps } from '../../sections/hero-text.tsx';
import * as ink from '../../sections/ink-header.module.css';
import * as styles from './branch-hero.drawing.module.css';
import { plumePath } from '../../sections/plume-path.ts';

export interface BranchHeroProps extends HeroTextProps {
  /** The first week, the one in which the first change is merged, and the one in which the team is complete. */
  weeks: { when: string; text: string }[];
}

/** The layout of the drawing for a window size; the three weeks keep their distances, 3 to 8. */
interface Course {
  width: number;
  height: number;
  /** The radius of a change. */
  size: number;
  /** The height of the client's main line, and the positions of the three weeks on it. */
  main: number;
  marks: readonly number[];
  /** The first branch, which is merged by the second mark, and its change. */
  first: { path: string; x: number; y: number };
  /** Where the first of the other four branches leaves the line, how far on the next does, and from lane to lane. */
  leaves: number;
  step: number;
  lane: number;
  /** How far along the line a branch gets while it rises by one unit. */
  slope: number;
  /** The positions of a branch's changes along its lane. */
  changes: (index: number) => number[];
}

const courses: Record<'wide' | 'narrow', Course> = {
  wide: {
    width: 1320,
    height: 320,
    size: 26,
    main: 282,
    marks: [26, 312, 1074],
    first: { path: 'M107 282l62-62h81l62 62', x: 210, y: 220 },
    leaves: 380,
    step: 140,
    lane: 64,
    slope: 1,
    changes: (index) => [700 + index * 60, 930 + index * 20, 1180 + index * 28],
  },
  // A phone shows little of the line: branches leave it more steeply, with one change each.
  narrow: {
    width: 560,
    height: 392,
    size: 20,
    main: 354,
    marks: [20, 160, 533],
    first: { path: 'M38 354l46-92h30l46 92', x: 99, y: 262 },
    leaves: 196,
    step: 84,
    lane: 78,
    slope: 0.5,
    changes: (index) => [404 + index * 44],
  },
};

const Change = ({ x, y, size, className }: Record<'x' | 'y' | 'size', number> & { className: string | undefined }) => (
  <path d={plumePath} transform={`translate(${x} ${y}) scale(${size})`} className={className} />
);

const markLooks = [styles.mark, styles.first, styles.all];

/** Branches to four lanes above the line, with their changes; before them the first one, already merged. */
function Branches({ course, className }: { course: Course; className: string | undefined }) {
  const { width, height, size, main, marks, first, leaves, step, lane, slope, changes } = course;
  const lanes = [0, 1, 2, 3].map((index) => {
    const rise = lane * (4 - index);
    return {
      path: `M${leaves + index * step} ${main}l${rise * slope}-${rise}H4000`,
      changes: changes(index).map((x) => ({ x, y: main - rise })),
    };
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes(styles.branches, className)} aria-hidden="true">
      {[{ path: first.path, changes: [first] }, ...lanes].map((branch) => (
        <g key={branch.path}>
          <path d={branch.path} className={styles.branch} />
          {branch.changes.map(({ x, y }) => (
            <Change key={x} x={x} y={y} size={size} className={styles.change} />
          ))}
        </g>
      ))}
      <path d={`M-3000 ${main}H4000`} className={styles.main} />
      {marks.map((x, index) => (
        <Change key={x} x={x} y={main} size={size} className={markLooks[index]} />
      ))}
    </svg>
  );
}

/** The hero of people who join another team: their branches leave its main branch, one week after the other. */
export function BranchHero({ weeks, ...rest }: BranchHeroProps) {
  return (
    <Band ground="peach" clip flush className={ink.light} data-hero="">
      <Wrap className={styles.hero}>
        <HeroText {...rest} />
        <Branches course={courses.narrow} className={styles.narrow} />
        <Branches course={courses.wide} className={styles.wide} />
        <Columns as="ul" gap={[3, 4]} className={styles.weeks}>
          {weeks.map(({ when, text }) => (
            <li key={when} className={styles.week}>
              <Title as="b" size="lead">
                {when}
              </Title>
              <Text size="small">{text}</Text>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
