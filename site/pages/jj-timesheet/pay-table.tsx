import { DataTable } from '../../ui/data-table.tsx';

interface PayTableProps {
  label: string;
  columns: string[];
  lines: string[][];
  total: { name: string; value: string };
}

/** The pay lines of one person and week, with their total. */
export function PayTable({ lines, ...table }: PayTableProps) {
  return <DataTable {...table} rows={lines.map(([name = '', ...cells]) => ({ name, cells }))} />;
}
