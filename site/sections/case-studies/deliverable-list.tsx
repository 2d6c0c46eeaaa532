import { classes } from '../../ui/classes.ts';
import { check } from '../../ui/icons/check.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './deliverable-list.module.css';

export interface DeliverableListProps {
  heading: string;
  /** `beside` its heading in two columns, or in three `columns` on Stone. */
  layout: 'beside' | 'columns';
  groups: { heading?: string | undefined; items: string[] }[];
}

/** What was handed over, ruled and ticked. */
export function DeliverableList({ heading, layout, groups }: DeliverableListProps) {
  const grouped = groups.length > 1;
  return (
    <section className={classes(styles.deliverables, styles[layout], grouped && styles.grouped)}>
      <Wrap grid>
        <h2>{heading}</h2>
        {groups.map((group) => (
          <div key={group.items[0]} className={styles.group}>
            {group.heading && <h3>{group.heading}</h3>}
            <ul>
              {group.items.map((item) => (
                <li key={item}>
                  <Icon drawing={check} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Wrap>
    </section>
  );
}
