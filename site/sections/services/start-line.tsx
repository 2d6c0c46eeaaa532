import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './start-line.module.css';

export interface StartLineProps {
  heading: string;
  /** In their order; `when` is a week or a span of weeks. */
  stops: { when: string; name: string; text: string }[];
}

/** What happens when, along one line that goes on past the page. */
export function StartLine({ heading, stops }: StartLineProps) {
  return (
    <Band ground="stone" clip>
      <Wrap>
        <SectionHead heading={heading} />
        <ol className={styles.line}>
          {stops.map(({ when, name, text }) => (
            <li className={styles.item} key={name}>
              <p className={styles.when}>{when}</p>
              <h3 className={styles.title}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Band>
  );
}
