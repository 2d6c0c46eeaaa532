import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFolder } from '#tools/content-folder.ts';
import { members } from '../../art/screens/directory/members.ts';

interface Household {
  name: string;
  note: string;
  picture: { picture: string };
}
const { print } = parse(readFileSync(join(contentFolder, 'pages/church-directory.yaml'), 'utf8')) as {
  print: { pages: { households: Household[] }[] };
};
const households = print.pages.flatMap((page) => page.households);

it('lists members by family name', () => {
  const families = members.map(({ family }) => family);
  expect(families).toEqual([...families].sort());
});

it.each(members)('$name $family has the face that the printed directory shows', ({ name, family, portrait }) => {
  const household = households.find((candidate) => candidate.name === family);
  expect(household?.note).toContain(name);
  expect(household?.picture.picture).toBe(`congregation/${portrait}`);
});
