import { expect, test } from 'vitest';
import { categoriesSchema } from './categories.ts';

test('a repeated category is reported once; one whose feed has an earlier category’s address is reported with its name', () => {
  const { error } = categoriesSchema.safeParse(['C++', 'C#', 'C#']);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [[2], '“C#” appears twice: change one of them'],
    [[1], 'would have the address of the feed of “C++”, /feeds/c.xml: let them differ in letters or digits'],
  ]);
});
