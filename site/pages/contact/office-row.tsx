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
  /** `icon` has the shapes of the icon. */
  links: { icon: string; text: string; address: string; download?: boolean }[];
  /** '' if there are none. */
  directions: string;
  /** The link to the map service. */
  serviceLink: { text: string; address: string };
  /** The map; its drawing is content/brand/map-<id>.svg. Undefined if the office has no coordinates. */
  map?: Omit<LiveMapProps, 'drawing' | 'isLive' | 'hasButtonsAtEnd'> & { id: string };
  /** Whether the live map is loaded at once. */
  hasLiveMap: boolean;
  /** Whether the map is on the right. */
  isFlipped: boolean;
}

/** An office: its map, if there is one, and how to reach it. */
export function OfficeRow({
  id,
  name,
  lines,
  links,
  directions,
  serviceLink,
  map,
  hasLiveMap,
  isFlipped,
}: OfficeRowProps) {
  const drawing = map && drawnMap(map.id);
  const nameAndAddress = (
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
  const directionsText = directions && (
    <Text className={above(5)} measure="short" color="quiet" size="body">
      {directions}
    </Text>
  );
  if (!map || !(drawing || hasLiveMap)) {
    return (
      <Columns as="section" tablet={2} align="start" aria-labelledby={id} className={styles.withoutMap}>
        <div>
          {nameAndAddress}
          {directionsText}
        </div>
        <OfficeLinks officeName={name} links={links} serviceLink={serviceLink} />
      </Columns>
    );
  }
  const { id: _, ...mapProps } = map;
  return (
    <section aria-labelledby={id} className={classes(styles.office, isFlipped && styles.flipped)}>
      <div className={styles.map}>
        <Island
          component={LiveMap}
          start="intent"
          props={{ ...mapProps, ...(drawing && { drawing }), isLive: hasLiveMap, hasButtonsAtEnd: isFlipped }}
        />
      </div>
      <div className={styles.text}>
        {nameAndAddress}
        <OfficeLinks officeName={name} links={links} />
        {directionsText}
      </div>
    </section>
  );
}

interface OfficeLinksProps extends Pick<OfficeRowProps, 'links'> {
  /** Completes, for screen readers, the links whose text is the same for every office. */
  officeName: string;
  /** Undefined if there is a map, which has this link among its buttons. */
  serviceLink?: OfficeRowProps['serviceLink'];
}

function OfficeLinks({ officeName, links, serviceLink }: OfficeLinksProps) {
  const ofOffice = ` ${language.ofPlace} ${officeName}`;
  return (
    <ul className={styles.links}>
      {links.map(({ icon, text, address, download }) => (
        <li className={styles.item} key={address}>
          <a className={styles.link} href={address} download={download}>
            <Icon drawing={icon} />
            <span>
              <AddressText text={text} />
              {download && <VisuallyHidden>{ofOffice}</VisuallyHidden>}
            </span>
          </a>
        </li>
      ))}
      {serviceLink && (
        <li className={styles.item}>
          <a className={styles.link} href={serviceLink.address} target="_blank" rel="noreferrer">
            <Icon drawing={external} />
            <span>
              {serviceLink.text}
              <VisuallyHidden>{`${ofOffice} ${language.opensInNewTab}`}</VisuallyHidden>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}

/** The addresses of an office's drawn map; undefined if there is none. */
function drawnMap(id: string): LiveMapProps['drawing'] {
  const address = mapFile(id);
  const narrow = mapFile(`${id}-phone`);
  return address ? { address, ...(narrow && { narrow }) } : undefined;
}
