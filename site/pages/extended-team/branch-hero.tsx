import { Band } from '../../ui/band.tsx';
import { Columns } from '../../ui/columns.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroText, type HeroTextProps } from '../../sections/hero-text.tsx';
import * as ink from '../../sections/ink-header.module.css';
import { BranchDrawing } from './branch-drawing.tsx';
import * as styles from './branch-hero.drawing.module.css';

export interface BranchHeroProps extends HeroTextProps {
  /** The first week, the week of the first merge, and the week in which the team is complete. */
  weeks: { when: string; text: string }[];
}

/** A hero with the Git branches of people who join another team: week by week, they leave its main branch. */
export function BranchHero({ weeks, ...rest }: BranchHeroProps) {
  return (
    <Band background="peach" clip flush className={ink.light} data-hero="">
      <Wrap className={styles.hero}>
        <HeroText {...rest} />
        <BranchDrawing layout="narrow" className={styles.narrow} />
        <BranchDrawing layout="wide" className={styles.wide} />
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
