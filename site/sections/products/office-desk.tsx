import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CutOut } from './cut-out.tsx';
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
    <section className={styles.band}>
      <Wrap className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </Wrap>
      <Wrap>
        <figure className={styles.window} aria-label={label}>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <li key={area.name}>
                {area.name} <span>{area.count}</span>
              </li>
            ))}
          </ul>
          <div className={styles.changes}>
            <p className={styles.title}>
              <small>{name}</small>
              {changes.heading} <em>{changes.count}</em>
            </p>
            <ul>
              {changes.rows.map(({ who, what, before, now, when, picture }) => (
                <li key={who}>
                  <CutOut file={picture} sizes="50px" />
                  <p className={styles.who}>
                    <b>{who}</b>
                    <small>
                      {what}, {when}
                    </small>
                  </p>
                  <p className={styles.what}>
                    {before && <s>{before}</s>}
                    <span>{now}</span>
                  </p>
                  <p className={styles.choice}>
                    <i>{changes.undo}</i>
                    <i>{changes.keep}</i>
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.groups}>
            <p className={styles.title}>{groups.heading}</p>
            <ul>
              {groups.rows.map((group) => (
                <li key={group.name}>
                  {group.name} <b>{group.members}</b>
                  <i style={{ width: `${(100 * group.members) / largest}%` }} />
                </li>
              ))}
            </ul>
          </div>
        </figure>
      </Wrap>
    </section>
  );
}
