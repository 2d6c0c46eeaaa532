import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './open-roles.module.css';

export interface OpenRolesProps {
  heading: string;
  text: string;
  columns: { role: string; office: string; level: string; pay: string };
  roles: { role: string; text: string; office: string; level: string; pay: string }[];
  /** Explains the pay bands. */
  note: string;
}

/** Open roles in ruled rows: the work, the place, the level, the pay. */
export function OpenRoles({ heading, text, columns, roles, note }: OpenRolesProps) {
  return (
    <Band flush="bottom">
      <Wrap>
        <SectionHead heading={heading} text={text} narrow />
        <LabeledTable
          label={heading}
          columns={[columns.role, columns.office, columns.level, columns.pay]}
          rows={roles.map(({ role, text: description, office, level, pay }) => ({
            name: role,
            text: (
              <Text size="body" weight="regular" color="quiet" measure="long" className={styles.text}>
                {description}
              </Text>
            ),
            cells: [office, level, <b key="pay">{pay}</b>],
          }))}
          widths={[5, 2, 1.5, '184px']}
          labels="before"
        />
        <Caption as="p">{note}</Caption>
      </Wrap>
    </Band>
  );
}
