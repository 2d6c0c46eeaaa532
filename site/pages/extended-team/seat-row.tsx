import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './seat-row.module.css';

export interface SeatRowProps {
  /** The row's description for screen readers. */
  label: string;
  /** The shapes of the icon in the client's seats. */
  icon: string;
  /** The seats; one with a picture is ours. `whose` says whose it is. */
  seats: { role: string; whose: string; picture?: PictureFile | undefined }[];
}

/** A team of the client's people and ours, seat by seat; above 700 px, our seats are a step lower. */
export function SeatRow({ label, icon, seats }: SeatRowProps) {
  return (
    <Wrap>
      <Columns as="ul" phone={4} tablet={8} gap={[5, 2]} className={styles.seats} aria-label={label}>
        {seats.map(({ role, whose, picture }, index) => (
          <li key={index} className={classes(styles.seat, picture && styles.ours)}>
            {picture ? (
              <Picture file={picture} sizes="(width >= 1624px) 178px, 144px" className={styles.portrait} />
            ) : (
              <span className={classes(styles.portrait, styles.clientSeat)}>
                <Icon className={styles.icon} drawing={icon} />
              </span>
            )}
            <Text as="small" size="small" block color={picture ? 'cobalt' : 'quiet'} className={styles.whose}>
              {whose}
            </Text>{' '}
            <Text as="b" size="small" weight="strong" block className={styles.role}>
              {role}
            </Text>
          </li>
        ))}
      </Columns>
    </Wrap>
  );
}
