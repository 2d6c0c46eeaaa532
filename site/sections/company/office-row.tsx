import { Island } from '../../islands/island.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { LiveMap, type LiveMapProps } from './live-map.island.tsx';
import { mapFile } from './map-file.ts';
import * as styles from './office-row.module.css';

export interface OfficeRowProps {
  id: string;
  name: string;
  /** The postal address below the name, line by line. */
  lines: string[];
  links: { icon: string; text: string; address: string; download?: boolean }[];
  directions: string;
  /** `id` names its drawing, content/brand/map-<id>.svg. */
  map: Omit<LiveMapProps, 'drawing' | 'live' | 'buttonsAtEnd'> & { id: string };
  /** Whether the live map is there from the start. */
  liveMap: boolean;
  /** The map at the right. */
  flipped: boolean;
}

/** An office: its map, and how to reach it. */
export function OfficeRow({ id, name, lines, links, directions, map, liveMap, flipped }: OfficeRowProps) {
  const { id: drawing, ...words } = map;
  return (
    <section aria-labelledby={id} className={classes(styles.office, flipped && styles.flipped)}>
      <div className={styles.map}>
        <Island
          of={LiveMap}
          start="intent"
          props={{ ...words, ...drawnMap(drawing), live: liveMap, buttonsAtEnd: flipped }}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} id={id}>
          {name}
        </h3>
        <address className={styles.address}>
          {lines.map((line) => (
            <span className={styles.label} key={line}>
              {line}
            </span>
          ))}
        </address>
        <ul className={styles.list}>
          {links.map(({ icon, text, address, download }) => (
            <li className={styles.item} key={address}>
              <a className={styles.link} href={address} download={download}>
                <Icon drawing={icon} />
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.text}>{directions}</p>
      </div>
    </section>
  );
}

function drawnMap(id: string): Pick<LiveMapProps, 'drawing'> {
  const address = mapFile(id);
  const narrow = mapFile(`${id}-phone`);
  return address ? { drawing: { address, ...(narrow && { narrow }) } } : {};
}
