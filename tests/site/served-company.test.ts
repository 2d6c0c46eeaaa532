import { expect, test } from 'vitest';
import { readContent } from '#prerender/content/read-content.ts';
import { readCompany } from '#server/company/read-company.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { builtFile, siteFolder } from './built-site.ts';

test('the server reads the name, language, country, colors, icon, time zone and phone rule of content/ from the build', async () => {
  const { company, palette } = await readContent(contentFolder);
  const served = readCompany(siteFolder);
  const { name, language, country, timeZone, enquiry } = company;
  expect(served).toMatchObject({ name, language, country, timeZone, phone: enquiry.phone });
  expect(Object.keys(served.colors).length).toBeGreaterThan(0);
  expect(palette).toMatchObject(served.colors);
  expect(served.icon?.equals(builtFile('icon-192.png'))).toBe(true);
});
