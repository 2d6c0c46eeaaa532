import { Caption } from '../../ui/caption.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './open-roles.module.css';

export interface OpenRolesProps {
  heading: string;
  text: string;
  columns: { role: string; office: string; level: string; pay: string };
  roles: { role: string; text: string; office: string; level: string; pay: string }[];
  /** What the pay bands are. */
  note: string;
}

/** Open roles in ruled rows: what one would do, where, at which level, for what pay. */
export function OpenRoles({ heading, text, columns, roles, note }: OpenRolesProps) {
  return (
    <section className={styles.roles}>
      <Wrap>
        <SectionHead heading={heading} text={text} narrow />
        <LabeledTable
          label={heading}
          columns={[columns.role, columns.office, columns.level, columns.pay]}
          rows={roles.map(({ role, text: work, office, level, pay }) => ({
            name: role,
            text: <p className={styles.text}>{work}</p>,
            cells: [office, level, <b key="pay">{pay}</b>],
          }))}
          widths="6fr 2fr 2fr 2fr"
          labels="before"
        />
        <Caption as="p">{note}</Caption>
      </Wrap>
    </section>
  );
}
