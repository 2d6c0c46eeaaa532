import { Band } from '../../ui/band.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './itemized-check.module.css';

interface ItemizedCheckProps {
  heading: string;
  label: string;
  /** The headings of the columns: quantity, name, description. */
  columns: string[];
  items: { count: string; title: string; text: string }[];
}

/** The deliverables, styled like the itemized check of a restaurant. */
export function ItemizedCheck({ heading, label, columns, items }: ItemizedCheckProps) {
  const [quantity = '', name = '', description = ''] = columns;
  return (
    <Band>
      <Wrap>
        <SectionHead heading={heading} />
        <LabeledTable
          label={label}
          look="plain"
          labels="none"
          columns={[
            name,
            { name: quantity, className: styles.quantity },
            { name: description, className: textStyles.quiet },
          ]}
          rows={items.map((item) => ({
            name: (
              <Title as="span" size="card">
                {item.title}
              </Title>
            ),
            cells: [
              <Text as="span" size="lead" color="quiet" key="count">
                {item.count}
              </Text>,
              item.text,
            ],
          }))}
          widths={['64px', 4, 6]}
          className={styles.table}
        />
      </Wrap>
    </Band>
  );
}
