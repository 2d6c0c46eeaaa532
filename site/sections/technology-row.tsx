import { Mark } from '../ui/mark.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './technology-row.module.css';

export interface TechnologyRowProps {
  heading: string;
  /** `mark` is the id of a symbol in content/brand/marks.svg. */
  technologies: { mark: string; name: string }[];
}

/** What it was built with, as one row of signs and names. */
export function TechnologyRow({ heading, technologies }: TechnologyRowProps) {
  return (
    <Wrap className={styles.row}>
      <h2>{heading}</h2>
      <ul>
        {technologies.map(({ mark, name }) => (
          <li key={name}>
            <Mark id={mark} />
            {name}
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
