import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Columns } from '../../ui/columns.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroWords, type HeroWordsProps } from '../hero-words.tsx';
import * as ink from '../ink-header.module.css';
import * as styles from './branch-hero.module.css';
import { plumePath } from './plume-path.ts';

export interface BranchHeroProps extends HeroWordsProps {
  /** The first, the one in which the first change is merged, and the one in which all have come. */
  weeks: { when: string; text: string }[];
}

/** How the drawing is laid out for a window; the three weeks keep their distances, 3 to 8. */
interface Course {
  width: number;
  height: number;
  /** The line that the client works on, and where on it the three weeks are. */
  main: number;
  marks: readonly number[];
  /** The first branch, which has come back by the second mark, and its change. */
  first: { path: string; x: number; y: number };
  /** From the first of the other four to the next along the line, and from lane to lane above it. */
  leaves: number;
  step: number;
  lane: number;
  /** Where along the lane of a branch its changes are. */
  changes: (at: number) => number[];
}

const courses: Record<'wide' | 'narrow', Course> = {
  wide: {
    width: 1320,
    height: 320,
    main: 282,
    marks: [26, 312, 1074],
    first: { path: 'M107 282l62-62h81l62 62', x: 210, y: 220 },
    leaves: 380,
    step: 140,
    lane: 64,
    changes: (at) => [700 + at * 60, 930 + at * 20, 1180 + at * 28],
  },
  narrow: {
    width: 560,
    height: 304,
    main: 266,
    marks: [26, 150, 481],
    first: { path: 'M46 266l40-40h24l40 40', x: 98, y: 226 },
    leaves: 186,
    step: 64,
    lane: 58,
    changes: (at) => [448 + at * 8, 530],
  },
};

const Change = ({ x, y, className }: { x: number; y: number; className: string | undefined }) => (
  <path d={plumePath} transform={`translate(${x} ${y}) scale(26)`} className={className} />
);

/** Branches to four lanes above the line, and the changes on each; before them the first one, which has come back. */
function Branches({ course, className }: { course: Course; className: string | undefined }) {
  const { width, height, main, marks, first, leaves, step, lane, changes } = course;
  const lanes = [0, 1, 2, 3].map((at) => {
    const rise = lane * (4 - at);
    return {
      path: `M${leaves + at * step} ${main}l${rise}-${rise}H4000`,
      changes: changes(at).map((x) => ({ x, y: main - rise })),
    };
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes(styles.branches, className)} aria-hidden="true">
      {[{ path: first.path, changes: [first] }, ...lanes].map((branch) => (
        <g key={branch.path}>
          <path d={branch.path} className={styles.branch} />
          {branch.changes.map(({ x, y }) => (
            <Change key={x} x={x} y={y} className={styles.change} />
          ))}
        </g>
      ))}
      <path d={`M-3000 ${main}H4000`} className={styles.main} />
      {marks.map((x, at) => (
        <Change key={x} x={x} y={main} className={at === 1 ? styles.first : styles.mark} />
      ))}
    </svg>
  );
}

/** The opening of people who join another team: their branches leave its main branch, one week after the other. */
export function BranchHero({ weeks, ...words }: BranchHeroProps) {
  return (
    <Band ground="peach" clip flush className={ink.light} data-opening="">
      <Wrap className={styles.hero}>
        <HeroWords {...words} />
        <Branches course={courses.narrow} className={styles.narrow} />
        <Branches course={courses.wide} className={styles.wide} />
        <Columns as="ul" tablet="calc(21.67% - 16px) calc(57.73% - 16px) 1fr" gap={[3, 4]}>
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
