import { Band } from '../../ui/band.tsx';
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

/** The line that the client works on, and where on it the three weeks are. */
const main = 282;
const marks = [14, 300, 1060];

/** Branches to four lanes above it, and the changes on each; before them the first one, which has come back. */
const branches = [
  { path: `M95 ${main}l62-62h81l62 62`, changes: [198], y: main - 62 },
  ...[0, 1, 2, 3].map((at) => {
    const rise = 64 * (4 - at);
    const changes = [700 + at * 60, 930 + at * 20, 1180 + at * 28];
    return { path: `M${380 + at * 140} ${main}l${rise}-${rise}H4000`, changes, y: main - rise };
  }),
];

const Change = ({ x, y, className }: { x: number; y: number; className: string | undefined }) => (
  <path d={plumePath} transform={`translate(${x} ${y}) scale(26)`} className={className} />
);

/** The opening of people who join another team: their branches leave its main branch, one week after the other. */
export function BranchHero({ weeks, ...words }: BranchHeroProps) {
  return (
    <Band ground="peach" clip flush className={ink.light} data-opening="">
      <Wrap className={styles.hero}>
        <HeroWords {...words} />
        <svg viewBox="0 0 1320 320" className={styles.branches} aria-hidden="true">
          {branches.map(({ path, changes, y }) => (
            <g key={path}>
              <path d={path} className={styles.branch} />
              {changes.map((x) => (
                <Change key={x} x={x} y={y} className={styles.change} />
              ))}
            </g>
          ))}
          <path d={`M-3000 ${main}H4000`} className={styles.main} />
          {marks.map((x, at) => (
            <Change key={x} x={x} y={main} className={at === 1 ? styles.first : styles.mark} />
          ))}
        </svg>
        <Columns as="ul" tablet="calc(22.7% - 16px) calc(57.6% - 16px) 1fr" gap={[3, 4]}>
          {weeks.map(({ when, text }) => (
            <li key={when}>
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
