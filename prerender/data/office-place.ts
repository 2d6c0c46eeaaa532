import type { Office } from '#content/schema/company.ts';
import type { ContactContent } from '#content/schema/simple-pages.ts';
import { telephoneHref } from '#site/layout/telephone-href.ts';
import type { OfficeRowProps } from '#site/sections/company/office-row.tsx';
import { contactCard } from '#site/ui/icons/contact-card.ts';
import { mail } from '#site/ui/icons/mail.ts';
import { phone } from '#site/ui/icons/phone.ts';

/** How far a live map reaches from the office, in degrees: about four kilometres east and west, two north and south. */
const reach = { longitude: 0.042, latitude: 0.0185 };

/** What the contact page tells of an office; every address in it is made here, so that no script carries the making. */
export function officePlace(
  office: Office,
  words: ContactContent['offices'],
): Omit<OfficeRowProps, 'flipped' | 'liveMap'> {
  const { id, city, state, street, suite, postalCode, email, directions } = office;
  return {
    id,
    name: `${city}, ${state}`,
    lines: [suite ? `${street}, ${suite}` : street, `${city}, ${state} ${postalCode}`],
    links: [
      { icon: phone, text: office.phone, address: telephoneHref(office.phone) },
      { icon: mail, text: email, address: `mailto:${email}` },
      { icon: contactCard, text: words.saveContact, address: `/${id}.vcf`, download: true },
    ],
    directions,
    map: {
      id,
      description: words.maps[id] ?? '',
      frame: { title: `${city}, ${state}: OpenStreetMap`, address: liveMapAddress(office) },
      load: words.loadMap,
      open: { text: words.openMap, address: mapsAddress(office) },
    },
  };
}

function liveMapAddress({ latitude, longitude }: Office): string {
  const address = new URL('https://www.openstreetmap.org/export/embed.html');
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  address.searchParams.set('bbox', corners.map((degrees) => degrees.toFixed(4)).join());
  address.searchParams.set('layer', 'mapnik');
  address.searchParams.set('marker', `${latitude},${longitude}`);
  return address.href;
}

function mapsAddress({ latitude, longitude }: Office): string {
  const address = new URL('https://www.openstreetmap.org/');
  address.searchParams.set('mlat', String(latitude));
  address.searchParams.set('mlon', String(longitude));
  address.hash = `map=15/${latitude}/${longitude}`;
  return address.href;
}
