import { classes } from '../../ui/classes.ts';
import { Mark } from '../../ui/mark.tsx';
import { Title } from '../../ui/title.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Row } from '../../ui/row.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './technology-row.module.css';

export interface TechnologyRowProps {
  heading: string;
  /** `mark` is the address of a symbol in a sprite; a `wordmark` already contains the name. */
  technologies: { mark: string; name: string; wordmark: boolean }[];
}

/** The technologies used: logos and names in columns, on wide pages beside the heading. */
export function TechnologyRow({ heading, technologies }: TechnologyRowProps) {
  return (
    <Wrap>
      <Columns wide={[3, 9]} align="center" className={styles.row}>
        <Title as="h2" size="smallTitle" className={styles.heading}>
          {heading}
        </Title>
        <Columns as="ul" phone={2} tablet={technologies.length > 6 ? 4 : 3} gap={5} className={styles.list}>
          {technologies.map(({ mark, name, wordmark }) => (
            <Row
              as="li"
              gap={3}
              align="center"
              key={name}
              className={classes(styles.item, wordmark && styles.wordmark)}
            >
              <Mark className={styles.logo} address={mark} />
              {wordmark ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </Row>
          ))}
        </Columns>
      </Columns>
    </Wrap>
  );
}
