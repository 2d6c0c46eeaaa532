import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Company } from '#content/schema/company.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { buildSite } from '#prerender/build-site.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { copyContent } from '../content/content-copy.ts';

/** What both offices of the other company have in common. */
const officeDetails = {
  suite: 'Suite 5',
  postalCode: '76701',
  phone: '(254) 555-0142',
  directions: 'Ask at the gate.',
};

/** Texts that only this company's site has. A city's name alone may be another word: a season, a program. */
function collectTraces({ name, slug, url, offices }: Company): string[] {
  const [first, second] = offices;
  return [
    name,
    slug,
    name.replaceAll(' ', ''),
    new URL(url).hostname.replace(/^www\./, ''),
    `${first?.city} and ${second?.city}`,
    ...offices.flatMap(({ city, state, street, phone, postalCode }) => [
      `${city}, ${state}`,
      street,
      phone,
      postalCode,
    ]),
    ...offices.map(({ city }) => city).filter((city) => city.includes(' ')),
  ];
}

test('another company in company.yaml leaves no trace of the first in the built site', async () => {
  const { folder, change } = copyContent();
  const out = temporaryFolder();
  const { company } = await readContent(folder);
  const traces = collectTraces(company).map((trace) => trace.toLowerCase());
  const [first, second] = company.offices;
  const offices = [
    {
      ...first,
      ...officeDetails,
      id: 'waco',
      city: 'Waco',
      street: '12 Austin Avenue',
      email: 'waco@copperwren.example',
    },
    {
      ...second,
      ...officeDetails,
      id: 'temple',
      city: 'Temple',
      street: '7 Main Street',
      email: 'temple@copperwren.example',
    },
  ];
  const description =
    '{{company.name}} designs, builds and runs software from its offices in {{company.offices.0.city}} and {{company.offices.1.city}}.';
  const otherCompany = {
    ...company,
    name: 'Copper Wren',
    slug: 'copper-wren',
    description,
    url: 'https://www.copperwren.example',
    email: 'hello@copperwren.example',
    offices,
    social: {
      facebook: 'https://copperwren.example/facebook',
      twitter: 'https://copperwren.example/twitter',
      linkedin: 'https://copperwren.example/linkedin',
    },
  };
  writeFileSync(join(folder, 'company.yaml'), stringify(otherCompany));
  // Maps of the new offices are not drawn yet.
  change('pages/contact-us.yaml', /^ {2}maps:\n( {4}.*\n)+/m, '  maps: {}\n');

  // Share pictures show the first company until somebody redraws them.
  await buildSite({ content: folder, out, sharePictures: false, compress: false });

  const found = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|md|json|js|css|xml|txt|vcf|webmanifest|svg)$/.test(entry.name))
    .flatMap((entry) => {
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8').toLowerCase();
      const trace = traces.find((candidate) => text.includes(candidate));
      return trace ? [`${entry.name}: …${text.slice(Math.max(0, text.indexOf(trace) - 60)).slice(0, 120)}…`] : [];
    });
  expect(found).toEqual([]);
  expect(existsSync(join(out, 'pictures/share'))).toBe(false);
  expect(readdirSync(join(out, 'blog'))).toContain('copper-wren-custom-solution');
}, 600_000);
