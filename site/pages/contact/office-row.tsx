import * as language from '#language';
import { Island } from '../../islands/island.tsx';
import { AddressText } from '../../ui/address-text.tsx';
import { classes } from '../../ui/classes.ts';
import { external } from '../../ui/icons/external.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LiveMap, type LiveMapProps } from './live-map.island.tsx';
import { mapFile } from './map-file.ts';
import { Title } from '../../ui/title.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './office-row.module.css';

export interface OfficeRowProps {
  id: string;
  name: string;
  /** The postal address below the name, line by line. */
  lines: string[];
  links: { icon: string; text: string; address: string; download?: boolean }[];
  /** '' if there are none. */
  directions: string;
  /** The link to a map service. */
  openMap: { text: string; address: string };
  /** `id` names its drawing, content/brand/map-<id>.svg; undefined if the coordinates are unknown. */
  map?: Omit<LiveMapProps, 'drawing' | 'live' | 'buttonsAtEnd'> & { id: string };
  /** Whether the live map is loaded from the start. */
  liveMap: boolean;
  /** Puts the map on the right. */
  flipped: boolean;
}

/** An office: its map, if there is one, and how to reach it. */
export function OfficeRow({ id, name, lines, links, directions, openMap, map, liveMap, flipped }: OfficeRowProps) {
  const drawing = map && drawnMap(map.id);
  const head = (
    <>
      <Title as="h3" size="large" id={id}>
        {name}
      </Title>
      <address className={classes(textStyles.lead, above(4))}>
        {lines.map((line) => (
          <Text as="span" block key={line}>
            {line}
          </Text>
        ))}
      </address>
    </>
  );
  const way = directions && (
    <Text className={above(5)} measure="short" color="quiet" size="body">
      {directions}
    </Text>
  );
  if (!map || !(drawing || liveMap)) {
    return (
      <Columns as="section" tablet={2} align="start" aria-labelledby={id} className={styles.plain}>
        <div>
          {head}
          {way}
        </div>
        <OfficeLinks place={name} links={links} openMap={openMap} />
      </Columns>
    );
  }
  const { id: _, ...live } = map;
  return (
    <section aria-labelledby={id} className={classes(styles.office, flipped && styles.flipped)}>
      <div className={styles.map}>
        <Island
          component={LiveMap}
          start="intent"
          props={{ ...live, ...(drawing && { drawing }), live: liveMap, buttonsAtEnd: flipped }}
        />
      </div>
      <div className={styles.text}>
        {head}
        <OfficeLinks place={name} links={links} />
        {way}
      </div>
    </section>
  );
}

interface OfficeLinksProps extends Pick<OfficeRowProps, 'links'> {
  /** The office's name, for those links that every office has by the same words. */
  place: string;
  /** If there is a map, the link to a map service is one of the map's buttons. */
  openMap?: OfficeRowProps['openMap'];
}

function OfficeLinks({ place, links, openMap }: OfficeLinksProps) {
  const ofPlace = ` ${language.ofPlace} ${place}`;
  return (
    <ul className={styles.list}>
      {links.map(({ icon, text, address, download }) => (
        <li className={styles.item} key={address}>
          <a className={styles.link} href={address} download={download}>
            <Icon drawing={icon} />
            <span>
              <AddressText text={text} />
              {download && <VisuallyHidden>{ofPlace}</VisuallyHidden>}
            </span>
          </a>
        </li>
      ))}
      {openMap && (
        <li className={styles.item}>
          <a className={styles.link} href={openMap.address} target="_blank" rel="noreferrer">
            <Icon drawing={external} />
            <span>
              {openMap.text}
              <VisuallyHidden>{`${ofPlace} ${language.opensInNewTab}`}</VisuallyHidden>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}

function drawnMap(id: string): LiveMapProps['drawing'] {
  const address = mapFile(id);
  const narrow = mapFile(`${id}-phone`);
  return address ? { address, ...(narrow && { narrow }) } : undefined;
}
