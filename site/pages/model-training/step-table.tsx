import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './step-table.module.css';

export interface StepTableProps {
  heading: string;
  columns: [string, string, string];
  steps: { name: string; ours: string; yours: string }[];
}

/** Steps of a project in ruled rows: what we do, what the client does. */
export function StepTable({ heading, columns, steps }: StepTableProps) {
  return (
    <Band background="night">
      <Wrap>
        <SectionHead heading={heading} />
        <LabeledTable
          label={heading}
          columns={columns}
          rows={steps.map(({ name, ours, yours }) => ({ name, cells: [ours, yours] }))}
          widths={[3, 5, 4]}
          className={styles.table}
        />
      </Wrap>
    </Band>
  );
}
