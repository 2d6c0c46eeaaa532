import type { Company, Office } from '#content/schema/company.ts';
import { contactCard } from '../../ui/icons/contact-card.ts';
import { mail } from '../../ui/icons/mail.ts';
import { phone } from '../../ui/icons/phone.ts';
import { telephoneHref } from '../../ui/telephone-href.ts';
import { officeAddress, officeCardPath, officeName } from '../office-address.ts';
import type { OfficeRowProps } from './office-row.tsx';

interface OfficeLabels {
  saveContact: string;
  loadMap: string;
  openMap: string;
  /** Descriptions of the offices' drawn maps, by office id. */
  maps: Record<string, string>;
}

/** The distance from an office to the edges of its live map, in degrees: in Texas, four kilometers to the sides and two up and down. */
const mapReach = { longitude: 0.042, latitude: 0.0185 };

/** The props of an office's row. All URLs are built here, so that no script of the page contains code for that. */
export function officeRowProps(
  office: Office,
  company: Company,
  labels: OfficeLabels,
): Omit<OfficeRowProps, 'isFlipped' | 'hasLiveMap'> {
  const { id, suite, email, directions } = office;
  const [street = '', ...rest] = officeAddress(office, company);
  const liveMapSrc = liveMapUrl(office);
  const mapServiceLink = { text: labels.openMap, href: mapServiceUrl(office, company) };
  return {
    id,
    name: officeName(office),
    // The page has room for the suite beside the street.
    lines: suite ? [`${street}, ${suite}`, ...rest.slice(1)] : [street, ...rest],
    links: [
      { iconShapes: phone, text: office.phone, href: telephoneHref(office.phone) },
      { iconShapes: mail, text: email, href: `mailto:${email}` },
      { iconShapes: contactCard, text: labels.saveContact, href: officeCardPath({ id }), download: true },
    ],
    ...(directions && { directions }),
    mapServiceLink,
    ...(liveMapSrc && {
      map: {
        officeName: officeName(office),
        description: labels.maps[id] ?? '',
        frame: { title: `${officeName(office)}: OpenStreetMap`, src: liveMapSrc },
        loadLabel: labels.loadMap,
        serviceLink: mapServiceLink,
      },
    }),
  };
}

/** The URL of the live map; undefined if the office has no coordinates. */
function liveMapUrl({ latitude, longitude }: Office): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const url = new URL('https://www.openstreetmap.org/export/embed.html');
  const corners = [
    longitude - mapReach.longitude,
    latitude - mapReach.latitude,
    longitude + mapReach.longitude,
    latitude + mapReach.latitude,
  ];
  url.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join());
  url.searchParams.set('layer', 'mapnik');
  url.searchParams.set('marker', `${latitude},${longitude}`);
  return url.href;
}

/** The URL of the office on the site of the map service: of a search for its postal address if it has no coordinates. */
function mapServiceUrl(office: Office, company: Company): string {
  const { latitude, longitude, street } = office;
  if (latitude === undefined || longitude === undefined) {
    const url = new URL('https://www.openstreetmap.org/search');
    const [cityLine = '', country = ''] = officeAddress({ ...office, suite: '' }, company).slice(1);
    url.searchParams.set('query', [street, cityLine, country].filter(Boolean).join(', '));
    return url.href;
  }
  const url = new URL('https://www.openstreetmap.org/');
  url.searchParams.set('mlat', String(latitude));
  url.searchParams.set('mlon', String(longitude));
  url.hash = `map=15/${latitude}/${longitude}`;
  return url.href;
}
