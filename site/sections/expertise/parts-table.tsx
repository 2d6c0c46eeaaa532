import type { CSSProperties } from 'react';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Split } from '../../ui/split.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './parts-table.module.css';

export interface PartsTableProps {
  heading: string;
  paragraphs: string[];
  columns: { part: string; praised: string; blamed: string; proof: string };
  /** How often each part was praised and blamed, and one sentence that says so. */
  parts: { name: string; praised: number; blamed: number; proof: string }[];
  caption: string;
}

/** Counts of praise and blame by part, as numbers and as one bar to scale, each with a sentence as proof. */
export function PartsTable({ heading, paragraphs, columns, parts, caption }: PartsTableProps) {
  return (
    <Band ground="mist">
      <Wrap>
        <Split at={[5, 6]} className={styles.part}>
          <div className={styles.words}>
            <SectionHead narrow heading={heading} /> <Paragraphs texts={paragraphs} />
          </div>
          <table className={styles.table}>
            <caption className={styles.caption}>{caption}</caption>
            <thead className={styles.columns}>
              <tr>
                {[columns.part, columns.praised, columns.blamed, columns.proof].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className={styles.rows}>
              {parts.map(({ name, praised, blamed, proof }) => (
                <tr
                  className={styles.row}
                  key={name}
                  style={{ '--praised': praised, '--blamed': blamed } as CSSProperties}
                >
                  <th className={styles.name} scope="row">
                    {name}
                  </th>
                  <td className={styles.cell} data-label={columns.praised}>
                    {praised}
                  </td>
                  <td className={styles.cell} data-label={columns.blamed}>
                    {blamed}
                  </td>
                  <td className={styles.cell}>{proof}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Split>
      </Wrap>
    </Band>
  );
}
