import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { projectRoot } from '#prerender/project-root.ts';
import type { Route } from '#site/routes.ts';
import { neutralPictures } from '../../art/neutral/neutral-pictures.ts';
import { parseAnswers } from '#tools/new-company/answers.ts';
import { findPlaceholders } from '#tools/placeholders.ts';
import { writeContent } from '#tools/new-company/write-content.ts';

/** Copies the part of the project that new-company writes to, with the sample's content except its pictures. */
function copyProject(): string {
  const root = temporaryFolder();
  cpSync(join(projectRoot, 'content'), join(root, 'content'), {
    recursive: true,
    filter: (source) => !/content\/(pictures|share)\/.*\.(avif|jpg)$/.test(source),
  });
  for (const folder of ['site', 'workshop', 'tests/sample', 'tests/acceptance'])
    mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(join(projectRoot, 'site/pages'), join(root, 'site/pages'));
  for (const file of ['site/routes.ts', 'SECURITY.md']) cpSync(join(projectRoot, file), join(root, file));
  return root;
}

/** Lists the neutral pictures as if they were drawn and encoded, which takes a browser and a minute. */
function listNeutralPictures(root: string): void {
  const entries = neutralPictures.map(({ name, width, height }) => [
    name,
    { width, height, avif: [width], jpeg: width, color: '#123456', hash: '0123456789abcdef' },
  ]);
  writeFileSync(join(root, 'content/pictures/index.json'), JSON.stringify(Object.fromEntries(entries)));
}

const office = (city: string) =>
  `  - { city: ${city}, state: MA, street: 1 Main Street, postalCode: '02110', phone: (617) 555-0142, email: a@b.example }\n`;

const companies: Record<string, string> = {
  'a name of forty characters and four offices': `name: Northumberland Precision Software Makers
url: https://www.npsm.example
email: hello@npsm.example
offices:
${['Boston', 'New Bedford', 'Northampton', 'Provincetown'].map(office).join('')}applicationId: 4
`,
  'one office outside the United States': `name: Tágide
url: https://tagide.example
email: ola@tagide.example
country: PT
timeZone: Europe/Lisbon
offices:
  - { city: Lisbon, street: Rua do Alecrim 12, postalCode: '1200-195', phone: '+351 21 123 4567', email: ola@tagide.example }
palette: { main: '#8a1c3b' }
applicationId: 21
`,
  'one office in the United States': `name: Q
url: https://q.example
email: hello@q.example
offices:
${office('Boston')}palette: { main: '#3d3d3d' }
applicationId: 1
`,
};

test.each(Object.entries(companies))('the starter has no problems for %s', async (_, answers) => {
  const root = copyProject();
  writeContent(root, parseAnswers(answers, 'answers.yaml'));
  const first = readFileSync(join(root, 'site/routes.ts'), 'utf8');
  // A second attempt finds the starter in place of the sample.
  writeContent(root, parseAnswers(answers, 'answers.yaml'));
  expect(readFileSync(join(root, 'site/routes.ts'), 'utf8')).toBe(first);
  listNeutralPictures(root);
  const { routes } = (await import(pathToFileURL(join(root, 'site/routes.ts')).href)) as { routes: readonly Route[] };
  const content = await readContent(join(root, 'content'), { routes });
  expect(content.articles).toHaveLength(1);
  expect(content.company.enquiry.failureMessage).toContain(`call ${content.company.offices[0]!.phone}.`);
  expect(content.team).toHaveLength(3);
});

test('only the starter remains, with placeholders in square brackets', () => {
  const root = copyProject();
  writeContent(root, parseAnswers(companies['one office in the United States']!, 'answers.yaml'));
  expect(existsSync(join(root, 'content/blog/custom-solution.md'))).toBe(false);
  expect(existsSync(join(root, 'workshop'))).toBe(false);
  expect(existsSync(join(root, 'tests/sample')), 'it imports the studies').toBe(false);
  expect(existsSync(join(root, 'tests/acceptance')), 'it is the sample’s specification').toBe(false);
  expect(existsSync(join(root, 'content/blog/README.md'))).toBe(true);
  expect(readFileSync(join(root, 'SECURITY.md'), 'utf8')).toContain('**hello@q.example**');
  expect(findPlaceholders(join(root, 'content')).map(({ file }) => file)).toEqual([
    'blog/first-article.md',
    'company.yaml',
    'confirmation.yaml',
    'figures.yaml',
    'navigation.yaml',
    'pages/blog.yaml',
    'pages/careers.yaml',
    'pages/case-studies.yaml',
    'pages/case-studies/example.yaml',
    'pages/contact-us.yaml',
    'pages/home.yaml',
    'pages/why-us.yaml',
    'people/clients.yaml',
    'people/team.yaml',
    'people/testimonials.yaml',
  ]);
});
