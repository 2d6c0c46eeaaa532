import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './itemized-check.module.css';

export interface ItemizedCheckProps {
  heading: string;
  label: string;
  /** Three: how many, what, what it is. */
  columns: string[];
  items: { count: string; title: string; text: string }[];
}

/** What one gets, set like an itemized check: how many, what, what it is. */
export function ItemizedCheck({ heading, label, columns, items }: ItemizedCheckProps) {
  const [count = '', name = '', what = ''] = columns;
  return (
    <Band className={styles.band}>
      <Wrap>
        <SectionHead heading={heading} />
        <StackedTable
          label={label}
          columns={[
            { name: count, className: styles.count },
            { name, header: true, className: styles.name },
            { name: what, className: styles.text },
          ]}
          rows={items.map((item) => [
            <Title as="b" size="medium" key="count">
              {item.count}
            </Title>,
            <Title as="span" size="card" key="title">
              {item.title}
            </Title>,
            item.text,
          ])}
          rowClassName={styles.row}
        />
      </Wrap>
    </Band>
  );
}
