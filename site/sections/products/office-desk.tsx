import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CutOut } from './cut-out.tsx';
import { classes } from '../../ui/classes.ts';
import * as styles from './office-desk.module.css';

export interface OfficeDeskProps {
  heading: string;
  text: string;
  label: string;
  name: string;
  /** The first is open. */
  areas: { name: string; count?: string | undefined }[];
  /** `before` is what stood there until this change. */
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

/** The office's side of the directory in its window: changes to keep or undo, and the groups. */
export function OfficeDesk({ heading, text, label, name, areas, changes, groups }: OfficeDeskProps) {
  const largest = Math.max(...groups.rows.map((group) => group.members));
  return (
    <Band ground="pine" clip className={styles.band}>
      <Wrap>
        <SectionHead heading={heading} text={text} split />
      </Wrap>
      <Wrap>
        <figure className={styles.window} aria-label={label}>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <li className={styles.item} key={area.name}>
                {area.name} <span className={styles.label}>{area.count}</span>
              </li>
            ))}
          </ul>
          <div className={styles.changes}>
            <p className={styles.title}>
              <small className={styles.note}>{name}</small>
              {changes.heading} <em className={styles.mark}>{changes.count}</em>
            </p>
            <ul className={styles.list}>
              {changes.rows.map(({ who, what, before, now, when, picture }) => (
                <li className={styles.changesItem} key={who}>
                  <CutOut file={picture} sizes="50px" />
                  <p>
                    <b className={styles.strong}>{who}</b>
                    <small className={styles.whoNote}>
                      {what}, {when}
                    </small>
                  </p>
                  <p className={styles.what}>
                    {before && <s className={styles.struck}>{before}</s>}
                    <span className={styles.whatLabel}>{now}</span>
                  </p>
                  <p className={styles.choice}>
                    <i className={classes(styles.sign, styles.choiceSign)}>{changes.undo}</i>
                    <i className={classes(styles.sign, styles.choiceSign)}>{changes.keep}</i>
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.groups}>
            <p className={styles.title}>{groups.heading}</p>
            <ul className={styles.groupsList}>
              {groups.rows.map((group) => (
                <li className={styles.groupsItem} key={group.name}>
                  {group.name} <b>{group.members}</b>
                  <i
                    className={classes(styles.sign, styles.groupsSign)}
                    style={{ width: `${(100 * group.members) / largest}%` }}
                  />
                </li>
              ))}
            </ul>
          </div>
        </figure>
      </Wrap>
    </Band>
  );
}
