import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Split } from '../../ui/split.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './filed-record.module.css';

export interface FiledRecordProps {
  heading: string;
  paragraphs: string[];
  /** The fields with their values; `from` has the words of the text from which a value was read. */
  fields: { name: string; value: string; from: string }[];
  caption: string;
}

/** A record that was filled in from a text, each field with the words from which its value was read. */
export function FiledRecord({ heading, paragraphs, fields, caption }: FiledRecordProps) {
  return (
    <Band>
      <Wrap>
        <Split at={[8, 9]} className={styles.columns}>
          <table className={styles.table}>
            <caption className={styles.caption}>{caption}</caption>
            <tbody>
              {fields.map(({ name, value, from }) => (
                <tr className={styles.row} key={name}>
                  <th className={styles.name} scope="row">
                    {name}
                  </th>
                  <td className={styles.cell}>{value}</td>
                  <td className={styles.cell}>{from}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.text}>
            <SectionHead narrow heading={heading} /> <Paragraphs texts={paragraphs} />
          </div>
        </Split>
      </Wrap>
    </Band>
  );
}
