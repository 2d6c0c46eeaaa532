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

const blocks = {
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

type BlockKind = keyof typeof blocks;

/** A part of a case as content specifies it: its kind, and the props of that section. */
export type CaseBlockProps = { [Kind in BlockKind]: { kind: Kind } & ComponentProps<(typeof blocks)[Kind]> }[BlockKind];

/** One part of a case. Each case has its own parts in its own order. */
export function CaseBlock({ kind, ...props }: CaseBlockProps) {
  const Block = blocks[kind] as (props: object) => ReactNode;
  return <Block {...props} />;
}
