import { Link } from '../navigation/link.tsx';
import { PlumeTile } from '../ui/plume-tile.tsx';
import { Arrow } from '../ui/arrow.tsx';
import { Text } from '../ui/text.tsx';
import { TitleText } from '../ui/title-text.tsx';
import { Title } from '../ui/title.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { Columns } from '../ui/columns.tsx';
import * as styles from './case-row.module.css';

export interface CaseRowProps {
  kind: string;
  title: string;
  text: string;
  link: string;
}

/** A link to another page, such as a product's case study, as one row. */
export function CaseRow({ kind, title, text, link }: CaseRowProps) {
  return (
    <Link to={link} className={styles.row}>
      <Wrap>
        <Columns phone={[1, 'auto']} desktop={[2, 5, 4, 1]} align="center" gap={[2, 5]} className={styles.wrap}>
          <Text as="small" size="small" color="quiet">
            {kind}
          </Text>
          <Title as="b" size="card" className={styles.title}>
            <TitleText text={title} />
          </Title>
          <Text as="span" color="quiet" className={styles.text}>
            {text}
          </Text>
          <PlumeTile className={styles.tile}>
            <Arrow />
          </PlumeTile>
        </Columns>
      </Wrap>
    </Link>
  );
}
