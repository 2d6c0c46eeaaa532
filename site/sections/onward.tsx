import { CaseRow, type CaseRowProps } from './case-row.tsx';

export interface OnwardProps {
  rows: CaseRowProps[];
}

/** Where to read on from a page: one row a target. */
export function Onward({ rows }: OnwardProps) {
  return (
    <section data-print="none">
      {rows.map((row) => (
        <CaseRow key={row.link} {...row} />
      ))}
    </section>
  );
}
