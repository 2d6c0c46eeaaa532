import { Badge } from '../../ui/badge.tsx';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CutOut } from '../../sections/cut-out.tsx';
import { above } from '../../ui/space.ts';
import { Row } from '../../ui/row.tsx';
import { portraitGround } from './portrait-ground.ts';
import * as styles from './office-desk.drawing.module.css';

interface OfficeDeskProps {
  heading: string;
  text: string;
  label: string;
  name: string;
  /** The first is selected. */
  areas: { name: string; count?: string | undefined }[];
  /** Each change: by `who` and `when`, of `what`, from `before` (undefined if it is new) to `now`. */
  changes: {
    heading: string;
    count: string;
    keep: string;
    undo: string;
    rows: {
      who: string;
      what: string;
      before?: string | undefined;
      now: string;
      when: string;
      picture: PictureFile;
    }[];
  };
  groups: { heading: string; rows: { name: string; members: number }[] };
}

/** The members' changes, each with buttons to keep or undo it; `name` is that of the open area. */
function Changes({ name, heading, count, keep, undo, rows }: OfficeDeskProps['changes'] & { name: string }) {
  return (
    <div className={styles.changes}>
      <Text size="fine" weight="strong" color="quiet">
        {name}
      </Text>
      <Title size="smallTitle">
        {heading}{' '}
        <Badge ground="peach" className={styles.countBadge}>
          {count}
        </Badge>
      </Title>
      <ul className={above(5)}>
        {rows.map(({ who, what, before, now, when, picture }, index) => (
          <li className={styles.change} key={who}>
            <CutOut file={picture} ground={portraitGround(index)} sizes="50px" />
            <p>
              <Text as="b" block>
                {who}
              </Text>
              <Text as="small" size="fine" color="quiet" block>
                {what}, {when}
              </Text>
            </p>
            <p className={styles.values}>
              {before && (
                <Text as="s" color="quiet">
                  {before}
                </Text>
              )}
              <Text as="span" block weight="strong">
                {now}
              </Text>
            </p>
            <p className={styles.buttons}>
              <DrawnButton ground="chalk" className={styles.undo}>
                {undo}
              </DrawnButton>
              <DrawnButton ground="pine">{keep}</DrawnButton>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
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
    <Band ground="pine" clip flush="bottom">
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
          <Changes name={name} {...changes} />
          <Groups {...groups} />
        </DrawnScreen>
      </Wrap>
    </Band>
  );
}
