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
  const families = members.map(({ family }) => family);
  expect(families).toEqual([...families].sort());
});

it.each(members)('$name $family has the face that the printed directory shows', ({ name, family, portrait }) => {
  const household = households.find((candidate) => candidate.name === family);
  expect(household?.note).toContain(name);
  expect(household?.picture.picture).toBe(`congregation/${portrait}`);
});
