import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './filed-record.module.css';

export interface FiledRecordProps {
  heading: string;
  paragraphs: string[];
  /** What stands in each field, and the words of the text it was read from. */
  fields: { name: string; value: string; from: string }[];
  caption: string;
}

/** The form a text fills by itself, each field with the words it came from. */
export function FiledRecord({ heading, paragraphs, fields, caption }: FiledRecordProps) {
  return (
    <section className={styles.filed}>
      <Wrap grid>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {fields.map(({ name, value, from }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{from}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
