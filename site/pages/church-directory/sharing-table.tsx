import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './sharing-table.module.css';

interface SharingTableProps {
  heading: string;
  text: string;
  label: string;
  columns: string[];
  /** The meaning of a filled plume, for screen readers. */
  shown: string;
  /** The meaning of an outlined plume, for screen readers. */
  hidden: string;
  rows: { name: string; shown: boolean[] }[];
}

/** A table of who can see which data: a filled plume where it is shown, an outlined one where it is hidden. */
export function SharingTable({ heading, text, label, columns, shown, hidden, rows }: SharingTableProps) {
  const markOf = (isShown: boolean) => (
    <>
      <i className={classes(styles.mark, isShown && styles.shown)} />
      <VisuallyHidden>{isShown ? shown : hidden}</VisuallyHidden>
    </>
  );
  return (
    <Band background="stone">
      <Wrap>
        <Split at={[5, 6]} from="wide">
          <SectionHead narrow heading={heading} text={text} />
          <DataTable
            label={label}
            look="marks"
            columns={columns}
            rows={rows.map((row) => ({ name: row.name, cells: row.shown.map(markOf) }))}
            className={styles.table}
          />
        </Split>
      </Wrap>
    </Band>
  );
}
