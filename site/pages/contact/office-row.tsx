import { Island } from '../../islands/island.tsx';
import { classes } from '../../ui/classes.ts';
import { LiveMap, type LiveMapProps } from './live-map.island.tsx';
import { mapFile } from './map-file.ts';
import { OfficeLinks, type OfficeLinksProps } from './office-links.tsx';
import { Title } from '../../ui/title.tsx';
import { PostalLine } from '../../ui/postal-line.tsx';
import { Text } from '../../ui/text.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as textStyles from '../../ui/text.module.css';
import * as styles from './office-row.module.css';

export interface OfficeRowProps extends Required<Pick<OfficeLinksProps, 'links' | 'mapServiceLink'>> {
  id: string;
  name: string;
  /** The postal address below the name, line by line. */
  lines: string[];
  /** The way to the office. */
  directions?: string;
  /** The map; its drawing is content/brand/map-<id>.svg. Undefined if the office has no coordinates. */
  map?: Omit<LiveMapProps, 'drawing' | 'isLive' | 'hasButtonsAtEnd'>;
  /** Whether the live map is loaded with the page. */
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
  mapServiceLink,
  map,
  hasLiveMap,
  isFlipped,
}: OfficeRowProps) {
  const drawing = map && drawnMap(id);
  const nameAndAddress = (
    <>
      <Title as="h3" size="large" id={id} className={styles.name}>
        {name}
      </Title>
      <address className={classes(textStyles.lead, above(4))}>
        {lines.map((line) => (
          <Text as="span" block key={line}>
            <PostalLine text={line} />
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
        <OfficeLinks officeName={name} links={links} mapServiceLink={mapServiceLink} className={styles.links} />
      </Columns>
    );
  }
  return (
    <section aria-labelledby={id} className={classes(styles.office, isFlipped && styles.flipped)}>
      <div className={styles.map}>
        <Island
          component={LiveMap}
          start="intent"
          props={{ ...map, ...(drawing && { drawing }), isLive: hasLiveMap, hasButtonsAtEnd: isFlipped }}
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

/** The URLs of an office's drawn map; undefined if there is none. */
function drawnMap(id: string): LiveMapProps['drawing'] {
  const src = mapFile(id);
  const narrowSrc = mapFile(`${id}-phone`);
  return src ? { src, ...(narrowSrc && { narrowSrc }) } : undefined;
}
