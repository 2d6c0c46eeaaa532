import * as language from '#language';
import { Band } from '../../ui/band.tsx';
import { above } from '../../ui/space.ts';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import * as snap from './snap-row.module.css';
import { classes } from '../../ui/classes.ts';
import * as styles from './team-row.module.css';

export interface TeamRowProps {
  heading: string;
  text: string;
  members: {
    id: string;
    name: string;
    role: string;
    office: string;
    /** The field or product that the member leads. */
    leads?: string | undefined;
    picture: PictureFile;
  }[];
}

/** The most members that are side by side on the widest pages, repeated in team-row.module.css. */
const maxVisibleMembers = 6;

/** The team in a row. Where not all members fit, it extends beyond the right edge and scrolls. The buttons are an island. */
export function TeamRow({ heading, text, members }: TeamRowProps) {
  return (
    <Band>
      <Wrap grid className={classes(styles.head, members.length <= maxVisibleMembers && styles.fits)}>
        <h2 className={styles.heading}>{heading}</h2>
        <Text color="quiet" className={styles.text}>
          {text}
        </Text>
        <div className={styles.controls}>
          <CarouselControls listId="team" previous={language.previousMember} next={language.nextMember} />
        </div>
      </Wrap>
      <ul id="team" className={classes(styles.list, snap.row)} tabIndex={0} aria-label={heading}>
        {members.map(({ id, name, role, office, leads, picture }) => (
          <li className={styles.item} key={id}>
            <Picture file={picture} sizes="(1240px <= width < 1624px) 21vw, 272px" className={styles.picture} />
            <Title as="h3" size="smallTitle">
              {name}
            </Title>
            <Text size="small" color="quiet">
              {role}
            </Text>
            <Text size="small" color="quiet">
              {office}
            </Text>
            {leads && (
              <Text size="small" weight="strong" className={above(1)}>
                {leads}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
