import { expect, test } from 'vitest';
import { withOwnMarks } from './mark-sprite.ts';

const page = { clients: [{ mark: 'marks.svg#react' }, { mark: 'marks.svg#vue' }], piece: { mark: 'plain' } };

test('a page’s sprite holds the marks it shows and no other, and its props point there', () => {
  const { props, marks } = withOwnMarks(page);
  expect(marks?.svg.match(/(?<= id=")[^"]+/g)).toEqual(['react', 'vue']);
  expect(props.clients.map(({ mark }) => mark)).toEqual([`${marks?.address}#react`, `${marks?.address}#vue`]);
  expect(props.piece.mark).toBe('plain');
});

test('pages with the same marks share a sprite, in whatever order they show them', () => {
  const turned = { clients: page.clients.toReversed() };
  expect(withOwnMarks(turned).marks?.address).toBe(withOwnMarks(page).marks?.address);
});

test('a page without marks has no sprite', () => {
  expect(withOwnMarks({ heading: 'Team' })).toEqual({ props: { heading: 'Team' } });
});
