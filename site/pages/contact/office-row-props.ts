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

/** How far a live map extends from the office, in degrees: about four kilometers east and west, two north and south. */
const mapReach = { longitude: 0.042, latitude: 0.0185 };

/** The props of an office's row. All addresses are built here, so that no script of the page contains code for it. */
export function officeRowProps(
  office: Office,
  company: Company,
  labels: OfficeLabels,
): Omit<OfficeRowProps, 'isFlipped' | 'hasLiveMap'> {
  const { id, suite, email, directions } = office;
  const [street = '', ...rest] = officeAddress(office, company);
  const liveMap = liveMapAddress(office);
  const serviceLink = { text: labels.openMap, address: mapServiceAddress(office, company) };
  return {
    id,
    name: officeName(office),
    // The page has room for the suite beside the street.
    lines: suite ? [`${street}, ${suite}`, ...rest.slice(1)] : [street, ...rest],
    links: [
      { icon: phone, text: office.phone, address: telephoneHref(office.phone) },
      { icon: mail, text: email, address: `mailto:${email}` },
      { icon: contactCard, text: labels.saveContact, address: officeCardPath({ id }), download: true },
    ],
    directions,
    serviceLink,
    ...(liveMap && {
      map: {
        id,
        officeName: officeName(office),
        description: labels.maps[id] ?? '',
        frame: { title: `${officeName(office)}: OpenStreetMap`, address: liveMap },
        loadLabel: labels.loadMap,
        serviceLink,
      },
    }),
  };
}

/** The address of the live map; undefined if the office has no coordinates. */
function liveMapAddress({ latitude, longitude }: Office): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const address = new URL('https://www.openstreetmap.org/export/embed.html');
  const corners = [
    longitude - mapReach.longitude,
    latitude - mapReach.latitude,
    longitude + mapReach.longitude,
    latitude + mapReach.latitude,
  ];
  address.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join());
  address.searchParams.set('layer', 'mapnik');
  address.searchParams.set('marker', `${latitude},${longitude}`);
  return address.href;
}

/** The office's address on the site of the map service; a search for its postal address if it has no coordinates. */
function mapServiceAddress(office: Office, company: Company): string {
  const { latitude, longitude, street } = office;
  if (latitude === undefined || longitude === undefined) {
    const address = new URL('https://www.openstreetmap.org/search');
    const [cityLine = '', country = ''] = officeAddress({ ...office, suite: '' }, company).slice(1);
    address.searchParams.set('query', [street, cityLine, country].filter(Boolean).join(', '));
    return address.href;
  }
  const address = new URL('https://www.openstreetmap.org/');
  address.searchParams.set('mlat', String(latitude));
  address.searchParams.set('mlon', String(longitude));
  address.hash = `map=15/${latitude}/${longitude}`;
  return address.href;
}
