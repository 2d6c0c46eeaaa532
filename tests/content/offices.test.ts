import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedContent } from '#prerender/data/shared-content.ts';
import { smallContent, type SmallContent } from './small-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { pageNamed } from '../site/page-named.ts';

const lisbon = `country: PT
timeZone: Europe/Lisbon
offices:
  - id: lisbon
    city: Lisbon
    street: Rua do Alecrim 12
    postalCode: '1200-195'
    phone: '+351 21 123 4567'
    email: ola@copperwren.example
`;

/** The small company with `entries` in place of its country, time zone, offices and networks. */
function contentWithOffices(entries: string): SmallContent {
  const content = smallContent();
  content.change('company.yaml', /country: US[^]*?enquiry:/, `${entries}enquiry:`);
  content.change('company.yaml', /description: .*/, "description: 'Software from {{company.cities}}.'");
  for (const office of ['waco', 'temple']) rmSync(join(content.folder, `brand/map-${office}.svg`), { force: true });
  content.change('pages/contact-us.yaml', / {2}maps:[^]*/, '');
  return content;
}

interface ContactProps {
  offices: { offices: { lines: string[]; links: object[] }[] };
  follow: { links: object[] };
}

const renderedData = async (content: SmallContent) => {
  const read = await content.read();
  return {
    company: read.company,
    contact: sitePages(read).find(({ path }) => path === '/contact-us')?.props as ContactProps,
    frame: sharedContent(read, '').frame.company,
  };
};

test.runIf(pageNamed('contact'))(
  'one office outside the United States suffices, without a map, coordinates or social networks',
  async () => {
    const { company, contact, frame } = await renderedData(contentWithOffices(lisbon));
    expect(company.description).toBe('Software from Lisbon.');
    const [office] = contact.offices.offices;
    expect(office).toMatchObject({
      name: 'Lisbon',
      lines: ['Rua do Alecrim 12', '1200-195 Lisbon', 'Portugal'],
      mapServiceLink: {
        href: 'https://www.openstreetmap.org/search?query=Rua+do+Alecrim+12%2C+1200-195+Lisbon%2C+Portugal',
      },
    });
    expect(office).not.toHaveProperty('map');
    expect(office?.links[0]).toMatchObject({ text: '+351 21 123 4567', href: 'tel:+351211234567' });
    expect(contact.follow.links).toEqual([]);
    expect(frame).toMatchObject({ social: [], offices: [{ name: 'Lisbon', phone: '+351 21 123 4567' }] });
  },
);

test.runIf(pageNamed('contact'))(
  'the cities of four offices form a phrase, and each address has the format of its country',
  async () => {
    const texan = (id: string, city: string) =>
      `  - { id: ${id}, city: ${city}, state: TX, country: US, street: 1 Main Street, postalCode: '76701', phone: (254) 555-0142, email: a@b.example }\n`;
    const { company, contact } = await renderedData(
      contentWithOffices(`${lisbon}${texan('waco', 'Waco')}${texan('temple', 'Temple')}${texan('hutto', 'Hutto')}`),
    );
    expect(company.description).toBe('Software from Lisbon, Waco, Temple, and Hutto.');
    expect(contact.offices.offices.map(({ lines }) => lines.at(-1))).toEqual([
      'Portugal',
      'United States',
      'United States',
      'United States',
    ]);
    expect(contact.offices.offices[0]?.lines).toEqual(['Rua do Alecrim 12', '1200-195 Lisbon', 'Portugal']);
    expect(contact.offices.offices[1]?.lines).toEqual(['1 Main Street', 'Waco, TX 76701', 'United States']);
  },
);
