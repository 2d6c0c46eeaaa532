import type { Examples } from '../../../gallery/examples.ts';
import { ColumnChart } from './column-chart.tsx';

export const examples: Examples = {
  'the first of a case': ({ caseBlock }) => <ColumnChart {...caseBlock('day').chart} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
