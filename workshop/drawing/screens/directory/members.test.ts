import { expect, it } from 'vitest';
import { pageData } from '../../faces/page-data.ts';
import { members } from './members.ts';

interface Household {
  name: string;
  note: string;
  picture: { picture: string };
}
const { print } = pageData('church-directory') as {
  print: { pages: { households: Household[] }[] };
};
const households = print.pages.flatMap((page) => page.households);

it('lists members by family name', () => {
  const familyNames = members.map(({ familyName }) => familyName);
  expect(familyNames).toEqual([...familyNames].sort());
});

it.each(members)('$givenName $familyName has the face that the printed directory shows', (member) => {
  const household = households.find(({ name }) => name === member.familyName);
  expect(household?.note).toContain(member.givenName);
  expect(household?.picture.picture).toBe(`congregation/${member.portrait}`);
});
