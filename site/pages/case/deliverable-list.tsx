import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Columns } from '../../ui/columns.tsx';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Row } from '../../ui/row.tsx';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './deliverable-list.module.css';

interface DeliverableListProps {
  heading: string;
  /** `beside`: two columns, beside the heading on wide screens; `columns`: three, or the groups, below it, on the color stone. */
  layout: 'beside' | 'columns';
  groups: { heading?: string | undefined; items: string[] }[];
}

/** The number of columns of a list without groups. */
const columnCounts = { beside: 2, columns: 3 };

/** The deliverables in ruled rows, each with a check mark. */
export function DeliverableList({ heading, layout, groups }: DeliverableListProps) {
  const isGrouped = groups.length > 1;
  return (
    <Band
      background={layout === 'columns' ? 'stone' : undefined}
      className={classes(styles[layout], isGrouped && styles.grouped)}
    >
      <Wrap grid>
        <h2 className={styles.heading}>{heading}</h2>
        {groups.map((group) => (
          <div key={group.items[0]} className={styles.group}>
            {group.heading && (
              <Title as="h3" size="smallTitle" className={styles.groupHeading}>
                {group.heading}
              </Title>
            )}
            <Columns
              as="ul"
              tablet={isGrouped ? 1 : columnCounts[layout]}
              className={classes(group.heading && styles.withHeading)}
            >
              {group.items.map((item) => (
                <Row as="li" gap={3} align="center" className={styles.item} key={item}>
                  <Icon className={textStyles.pine} drawing={check} />
                  {item}
                </Row>
              ))}
            </Columns>
          </div>
        ))}
      </Wrap>
    </Band>
  );
}
