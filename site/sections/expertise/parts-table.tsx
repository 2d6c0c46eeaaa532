import type { CSSProperties } from 'react';
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
    <section className={styles.parts}>
      <Wrap grid>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[columns.part, columns.praised, columns.blamed, columns.proof].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, praised, blamed, proof }) => (
              <tr key={name} style={{ '--praised': praised, '--blamed': blamed } as CSSProperties}>
                <th scope="row">{name}</th>
                <td data-label={columns.praised}>{praised}</td>
                <td data-label={columns.blamed}>{blamed}</td>
                <td>{proof}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </section>
  );
}
