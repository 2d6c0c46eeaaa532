import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './field-signs.module.css';

export interface FieldSignsProps {
  heading: string;
  /** `says` is what one hears in the company, `field` what usually helps. */
  signs: { says: string; field: string; reason: string }[];
}

/** Sentences one hears in a company, in large type, each with the field that helps and why. */
export function FieldSigns({ heading, signs }: FieldSignsProps) {
  return (
    <section className={styles.signs}>
      <Wrap>
        <h2>{heading}</h2>
        <dl>
          {signs.map(({ says, field, reason }) => (
            <div key={says}>
              <dt>{says}</dt>
              <dd>
                <b>{field}</b> {reason}
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
