import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { pageData } from '../../page-data.ts';
import { memberCount, members, offlineNote } from './members.ts';

interface Household {
  name: string;
  note: string;
  picture: { picture: string };
}
const { print } = pageData('church-directory') as {
  print: { pages: { households: Household[] }[] };
};
const households = print.pages.flatMap((page) => page.households);

it('counts the members that the pages count, and shows without a signal what the page shows', () => {
  const { alderCreek } = parse(readFileSync(new URL('../../../../content/figures.yaml', import.meta.url), 'utf8')) as {
    alderCreek: { signedIn: string; printed: string };
  };
  expect(memberCount).toBe(Number(alderCreek.signedIn) + Number(alderCreek.printed));
  const note = offlineNote.replace(String(memberCount), '{{figures.alderCreek.members}}');
  expect(JSON.stringify(pageData('mobile-development'))).toContain(`"offline":"${note}"`);
});

it('lists members by family name', () => {
  const familyNames = members.map(({ familyName }) => familyName);
  expect(familyNames).toEqual([...familyNames].sort());
});

it.each(members)('$givenName $familyName has the face that the printed directory shows', (member) => {
  const household = households.find(({ name }) => name === member.familyName);
  expect(household?.note).toContain(member.givenName);
  expect(household?.picture.picture).toBe(`congregation/${member.portrait}`);
});
