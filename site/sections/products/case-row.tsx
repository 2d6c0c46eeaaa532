import { Link } from '../../navigation/link.tsx';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './case-row.module.css';

export interface CaseRowProps {
  kind: string;
  title: string;
  text: string;
  link: string;
}

/** The way to a product's case, in one row. */
export function CaseRow({ kind, title, text, link }: CaseRowProps) {
  return (
    <Link to={link} className={styles.row}>
      <Wrap className={styles.part}>
        <small className={styles.kind}>{kind}</small>
        <b className={styles.strong}>{title}</b>
        <span className={styles.text}>{text}</span>
        <PlumeTile className={styles.arrow}>
          <Icon drawing={arrowRight} />
        </PlumeTile>
      </Wrap>
    </Link>
  );
}
