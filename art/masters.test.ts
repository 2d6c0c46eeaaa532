import { expect, it } from 'vitest';
import { papersOf } from './covers/canvases.ts';
import { covers } from './covers/covers.ts';
import { findMasters } from './encode/find-masters.ts';
import { congregation } from './portraits/congregation.ts';
import { people } from './portraits/people.ts';
import { reliefs } from './reliefs/reliefs.ts';
import { screens } from './screens/screens.ts';
import { wings } from './wing/wings.ts';

const drawn = [
  ...Object.entries(covers).flatMap(([article, cover]) => papersOf(article, cover).map(({ name }) => name)),
  ...wings.flatMap(({ name, phone }) => (phone ? [name, `${name}-phone`] : [name])),
  ...Object.keys({ ...people, ...congregation }),
  ...Object.keys(screens()),
  ...Object.keys(reliefs),
];

it('every master is drawn by one command', async () => {
  const masters = (await findMasters()).map(({ name }) => name);
  expect(drawn.sort()).toEqual(masters.sort());
});
