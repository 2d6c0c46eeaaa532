import { expect, it } from 'vitest';
import { papersOf } from '../../art/covers/canvases.ts';
import { covers } from '../../art/covers/covers.ts';
import { findMasters } from '../../art/encode/find-masters.ts';
import { congregation } from '../../art/portraits/congregation.ts';
import { people } from '../../art/portraits/people.ts';
import { reliefs } from '../../art/reliefs/reliefs.ts';
import { screens } from '../../art/screens/screens.ts';
import { wings } from '../../art/wing/wings.ts';

const drawn = [
  ...Object.entries(covers).flatMap(([article, cover]) => papersOf(article, cover).map(({ name }) => name)),
  ...wings.flatMap(({ name, phone }) => (phone ? [name, `${name}-phone`] : [name])),
  ...Object.keys({ ...people, ...congregation }),
  ...Object.keys(screens()),
  ...Object.keys(reliefs),
];

/** What whoever writes the site puts in: an article's pictures and photos, people's portraits. */
const own = /^((cover|hero)-|team\/|photos\/)/;

it('every master is drawn by one command, but for what editors put in', async () => {
  const masters = (await findMasters()).map(({ name }) => name);
  expect(drawn.filter((name) => !masters.includes(name))).toEqual([]);
  expect(masters.filter((name) => !drawn.includes(name) && !own.test(name))).toEqual([]);
});
