import { Island } from '../../islands/island.tsx';
import { Band } from '../../ui/band.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CarouselControls } from './carousel-controls.island.tsx';
import * as snap from './snap-row.module.css';
import { classes } from '../../ui/classes.ts';
import * as styles from './team-row.module.css';

export interface TeamRowProps {
  heading: string;
  text: string;
  members: { id: string; name: string; role: string; office: string; picture: PictureFile }[];
}

/** The people, in a row that runs off the right edge and scrolls by itself; its buttons are an island. */
export function TeamRow({ heading, text, members }: TeamRowProps) {
  return (
    <Band className={styles.team}>
      <Wrap grid>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
        <div>
          <Island
            of={CarouselControls}
            start="visible"
            props={{ list: 'team', previous: 'Previous team member', next: 'Next team member' }}
          />
        </div>
      </Wrap>
      <ul id="team" className={classes(styles.list, snap.row)} tabIndex={0} aria-label={heading}>
        {members.map(({ id, name, role, office, picture }) => (
          <li className={styles.item} key={id}>
            <Picture file={picture} sizes="272px" />
            <h3 className={styles.title}>{name}</h3>
            <p>{role}</p>
            <p>{office}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
