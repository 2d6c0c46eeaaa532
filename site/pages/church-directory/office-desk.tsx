import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import { Row } from '../../ui/row.tsx';
import { ChangeList, type ChangeListProps } from './change-list.tsx';
import * as styles from './office-desk.drawing.module.css';

interface OfficeDeskProps {
  heading: string;
  text: string;
  label: string;
  name: string;
  /** The first is selected. */
  areas: { name: string; count?: string | undefined }[];
  changes: Omit<ChangeListProps, 'area'>;
  groups: { heading: string; rows: { name: string; members: number }[] };
}

/** The groups, each with a bar to the scale of the largest one. */
function Groups({ heading, rows }: OfficeDeskProps['groups']) {
  const largestGroup = Math.max(...rows.map((group) => group.members));
  return (
    <div className={styles.groups}>
      <Title size="smallTitle">{heading}</Title>
      <ul className={above(5)}>
        {rows.map((group) => (
          <li className={styles.group} key={group.name}>
            {group.name} <b>{group.members}</b>
            <i className={styles.bar} style={{ width: `${(100 * group.members) / largestGroup}%` }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The church office's screen: the members' changes to keep or undo, and the groups. */
export function OfficeDesk({ heading, text, label, name, areas, changes, groups }: OfficeDeskProps) {
  return (
    <Band background="pine" clip flush="bottom">
      <Wrap>
        <SectionHead heading={heading} text={text} split />
        <DrawnScreen device="window" label={label} className={styles.window}>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <Row as="li" gap={2} between className={styles.area} key={area.name}>
                <span>{area.name}</span> {area.count}
              </Row>
            ))}
          </ul>
          <ChangeList area={name} {...changes} />
          <Groups {...groups} />
        </DrawnScreen>
      </Wrap>
    </Band>
  );
}
