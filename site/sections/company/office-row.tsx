import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { LiveMap, type LiveMapProps } from './live-map.tsx';
import * as styles from './office-row.module.css';

export interface OfficeRowProps {
  id: string;
  name: string;
  /** The postal address below the name, line by line. */
  lines: string[];
  links: { icon: string; text: string; address: string; download?: boolean }[];
  directions: string;
  map: Omit<LiveMapProps, 'live' | 'buttonsAtEnd'>;
  /** Whether the live map is there from the start. */
  liveMap: boolean;
  /** The map at the right. */
  flipped: boolean;
}

/** An office: its map, and how to reach it. */
export function OfficeRow({ id, name, lines, links, directions, map, liveMap, flipped }: OfficeRowProps) {
  return (
    <section aria-labelledby={id} className={classes(styles.office, flipped && styles.flipped)}>
      <div className={styles.map}>
        <LiveMap {...map} live={liveMap} buttonsAtEnd={flipped} />
      </div>
      <div className={styles.words}>
        <h3 id={id}>{name}</h3>
        <address>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul>
          {links.map(({ icon, text, address, download }) => (
            <li key={address}>
              <a href={address} download={download}>
                <Icon drawing={icon} />
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>{directions}</p>
      </div>
    </section>
  );
}
