import { classes } from '../../ui/classes.ts';
import { plumePath } from '../../sections/plume-path.ts';
import * as styles from './branch-hero.drawing.module.css';

/**
 * The drawing's dimensions, in its units. The distances between the three weeks are to scale: the second is three weeks after
 * the first, the third eight weeks after the second.
 */
interface BranchLayout {
  width: number;
  height: number;
  /** The radius of a commit. */
  commitRadius: number;
  /** The height at which the client's main branch is drawn. */
  mainY: number;
  /** The positions of the three weeks on the main branch. */
  weekXs: readonly number[];
  /** The first branch with its commit; it is merged in the second of the weeks. */
  mergedBranch: { path: string; commit: { x: number; y: number } };
  /** The point at which the first of the four open branches leaves the main branch. */
  firstForkX: number;
  /** The distance between the points at which two neighboring open branches leave the main branch. */
  forkDistance: number;
  /** The height between the lanes of two open branches. */
  laneHeight: number;
  /** The distance that a branch goes to the right while it rises by one unit. */
  runPerRise: number;
  /** The positions of the commits of an open branch on its lane. */
  commitXs: (branch: number) => number[];
}

const layouts = {
  wide: {
    width: 1320,
    height: 320,
    commitRadius: 26,
    mainY: 282,
    weekXs: [26, 312, 1074],
    mergedBranch: { path: 'M107 282l62-62h81l62 62', commit: { x: 210, y: 220 } },
    firstForkX: 380,
    forkDistance: 140,
    laneHeight: 64,
    runPerRise: 1,
    commitXs: (branch: number) => [700 + branch * 60, 930 + branch * 20, 1180 + branch * 28],
  },
  // A phone shows little of the main branch: the others leave it more steeply, with one commit each.
  narrow: {
    width: 560,
    height: 392,
    commitRadius: 20,
    mainY: 354,
    weekXs: [20, 160, 533],
    mergedBranch: { path: 'M38 354l46-92h30l46 92', commit: { x: 99, y: 262 } },
    firstForkX: 196,
    forkDistance: 84,
    laneHeight: 78,
    runPerRise: 0.5,
    commitXs: (branch: number) => [404 + branch * 44],
  },
} satisfies Record<string, BranchLayout>;

/** The end of the main branch and of the open branches, outside of any window. */
const beyondRightEdge = 4000;

/** The start of the main branch, outside of any window. */
const beyondLeftEdge = -3000;

const openBranchCount = 4;

interface CommitProps {
  x: number;
  y: number;
  radius: number;
  className: string | undefined;
}

const Commit = ({ x, y, radius, className }: CommitProps) => (
  <path d={plumePath} transform={`translate(${x} ${y}) scale(${radius})`} className={className} />
);

const weekLooks = [styles.firstWeek, styles.firstMerge, styles.completeTeam];

/** The open branches from the highest lane to the lowest. */
const openBranches = ({ mainY, firstForkX, forkDistance, laneHeight, runPerRise, commitXs }: BranchLayout) =>
  Array.from({ length: openBranchCount }, (_, branch) => {
    const rise = laneHeight * (openBranchCount - branch);
    return {
      path: `M${firstForkX + branch * forkDistance} ${mainY}l${rise * runPerRise}-${rise}H${beyondRightEdge}`,
      commits: commitXs(branch).map((x) => ({ x, y: mainY - rise })),
    };
  });

interface BranchDrawingProps {
  /** `narrow` is for phones. */
  layout: keyof typeof layouts;
  className: string | undefined;
}

/** A Git main branch with a merged branch and open ones above it, and with a commit at each of the three weeks. */
export function BranchDrawing({ layout: layoutName, className }: BranchDrawingProps) {
  const layout = layouts[layoutName];
  const { width, height, commitRadius, mainY, weekXs, mergedBranch } = layout;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes(styles.branches, className)} aria-hidden="true">
      <path d={mergedBranch.path} className={styles.branch} />
      <Commit {...mergedBranch.commit} radius={commitRadius} className={styles.commit} />
      {openBranches(layout).map((branch) => (
        <g key={branch.path}>
          <path d={branch.path} className={styles.branch} />
          {branch.commits.map(({ x, y }) => (
            <Commit key={x} x={x} y={y} radius={commitRadius} className={styles.commit} />
          ))}
        </g>
      ))}
      <path d={`M${beyondLeftEdge} ${mainY}H${beyondRightEdge}`} className={styles.main} />
      {weekXs.map((x, index) => (
        <Commit key={x} x={x} y={mainY} radius={commitRadius} className={weekLooks[index]} />
      ))}
    </svg>
  );
}
