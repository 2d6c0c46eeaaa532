import { CaseRow, type CaseRowProps } from './case-row.tsx';

export interface SeeAlsoProps {
  rows: CaseRowProps[];
}

/** Links to read on from a page: one row each. */
export function SeeAlso({ rows }: SeeAlsoProps) {
  return (
    <section data-print="none">
      {rows.map((row) => (
        <CaseRow key={row.link} {...row} />
      ))}
    </section>
  );
}
