import { PlumeTile } from '../../ui/plume-tile.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Row } from '../../ui/row.tsx';
import { below } from '../../ui/space.ts';
import * as styles from './person-file.module.css';

interface PersonFileProps {
  initials: string;
  name: string;
  role: string;
  status: string;
  /** A line that needs `attention` has the color of a warning. */
  lines: { name: string; value: string; attention?: boolean | undefined }[];
}

/** A personnel file: the person, and what is on record. */
export function PersonFile({ initials, name, role, status, lines }: PersonFileProps) {
  return (
    <div>
      <Row gap={4} align="center" className={below(5)}>
        <PlumeTile className={styles.initials} aria-hidden="true">
          {initials}
        </PlumeTile>
        <div>
          <Title as="b" size="smallTitle">
            {name}
          </Title>
          <Text size="small" color="quiet">
            {role}
          </Text>
        </div>
        <Badge background="chalk" className={styles.status}>
          {status}
        </Badge>
      </Row>
      <dl>
        {lines.map((line) => (
          <div className={styles.line} key={line.name}>
            <Text as="dt" color="quiet">
              {line.name}
            </Text>
            <Text as="dd" weight="strong" className={line.attention ? styles.attention : undefined}>
              {line.value}
            </Text>
          </div>
        ))}
      </dl>
    </div>
  );
}
