import type { ComponentProps, ReactNode } from 'react';
import { CaseResults } from './case-results.tsx';
import { CaseStory } from './case-story.tsx';
import { ClockRows } from './clock-rows.tsx';
import { ComparisonRows } from './comparison-rows.tsx';
import { DayChart } from './day-chart.tsx';
import { DeliverableList } from './deliverable-list.tsx';
import { FeatureRows } from './feature-rows.tsx';
import { CaseScreens } from './case-screens.tsx';
import { WeekLine } from './week-line.tsx';

const sections = {
  clockRows: ClockRows,
  comparison: ComparisonRows,
  day: DayChart,
  deliverables: DeliverableList,
  features: FeatureRows,
  results: CaseResults,
  screens: CaseScreens,
  story: CaseStory,
  weeks: WeekLine,
};

type BlockKind = keyof typeof sections;

/** A block of a case, as content specifies it: its kind, and the props of the section that shows this kind. */
export type CaseBlockProps = {
  [Kind in BlockKind]: { kind: Kind } & ComponentProps<(typeof sections)[Kind]>;
}[BlockKind];

/** A block of a case. Each case has its own blocks in its own order. */
export function CaseBlock({ kind, ...props }: CaseBlockProps) {
  // Safe to cast: the props belong to this kind, which TypeScript does not follow through the destructuring.
  const Section = sections[kind] as (props: object) => ReactNode;
  return <Section {...props} />;
}
