import { ControlButton } from '../../ui/control-button.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as snap from './snap-row.module.css';
import * as styles from './team-row.module.css';

export interface TeamRowProps {
  heading: string;
  text: string;
  members: { id: string; name: string; role: string; office: string; picture: PictureFile }[];
}

/** The people, in a row that runs off the right edge; answer-snap-rows.ts moves it. */
export function TeamRow({ heading, text, members }: TeamRowProps) {
  return (
    <section className={styles.team} data-snap-row>
      <Wrap grid>
        <h2>{heading}</h2>
        <p>{text}</p>
        <div>
          <ControlButton label="Previous team member" drawing={arrowLeft} aria-disabled />
          <ControlButton label="Next team member" drawing={arrowRight} />
        </div>
      </Wrap>
      <ul className={snap.row} tabIndex={0} aria-label={heading}>
        {members.map(({ id, name, role, office, picture }) => (
          <li key={id}>
            <Picture file={picture} sizes="272px" />
            <h3>{name}</h3>
            <p>{role}</p>
            <p>{office}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
