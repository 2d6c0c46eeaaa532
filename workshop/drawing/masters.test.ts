import { expect, it } from 'vitest';
import { coverPapers } from './covers/cover-papers.ts';
import { covers } from './covers/covers.ts';
import { findMasters } from '../../art/encode/find-masters.ts';
import { congregation } from './portraits/congregation.ts';
import { people } from './portraits/people.ts';
import { sharePapers } from './portraits/share-papers.ts';
import { reliefs } from './reliefs/reliefs.ts';
import { screens } from './screens/screens.ts';
import { wings } from './wing/wings.ts';

const drawnNames = [
  ...Object.entries(covers).flatMap(([article, cover]) => coverPapers(article, cover).map(({ name }) => name)),
  ...wings.flatMap(({ name, phone }) => (phone ? [name, `${name}-phone`] : [name])),
  ...Object.keys({ ...people, ...congregation, ...sharePapers }),
  ...Object.keys(screens()),
  ...Object.keys(reliefs),
];

/** Masters that editors may add: an article's pictures, photos, and people's portraits. */
const addedByEditors = /^((cover|hero)-|team\/|photos\/)/;

it('no master is drawn by two commands', () => {
  expect(drawnNames.filter((name, index) => drawnNames.indexOf(name) !== index)).toEqual([]);
});

it('every master is drawn by a command, except those that editors add', async () => {
  const masters = (await findMasters()).map(({ name }) => name);
  expect(drawnNames.filter((name) => !masters.includes(name))).toEqual([]);
  expect(masters.filter((name) => !drawnNames.includes(name) && !addedByEditors.test(name))).toEqual([]);
});
