import type { CSSProperties } from 'react';
import { LabeledTable } from '../../ui/labeled-table.tsx';
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
  /** The number of times each part of the business was praised and blamed, with a sentence as proof. */
  parts: { name: string; praised: number; blamed: number; proof: string }[];
  caption: string;
}

/** The praise and blame for each part of a business, as numbers and as a bar to scale, with a sentence as proof. */
export function PartsTable({ heading, paragraphs, columns, parts, caption }: PartsTableProps) {
  return (
    <Band background="mist">
      <Wrap>
        <Split at={[5, 6]} className={styles.columns}>
          <div className={styles.text}>
            <SectionHead narrow heading={heading} /> <Paragraphs texts={paragraphs} />
          </div>
          <LabeledTable
            caption={caption}
            columns={[
              { name: columns.part, className: styles.name },
              { name: columns.praised, className: styles.praised },
              { name: columns.blamed, className: styles.blamed },
              { name: columns.proof, className: styles.proof },
            ]}
            rows={parts.map(({ name, praised, blamed, proof }) => ({
              name,
              cells: [
                praised,
                blamed,
                <>
                  {praised + blamed > 0 && (
                    <span
                      className={styles.bar}
                      style={{ '--praised-share': praised / (praised + blamed) } as CSSProperties}
                    />
                  )}
                  {proof}
                </>,
              ],
            }))}
            // The proof is in a separate row below both numbers; the style sheet adds the labels after the numbers.
            widths={['132px', 1, 1]}
            labels="none"
            headless
            className={styles.table}
          />
        </Split>
      </Wrap>
    </Band>
  );
}
