import { expect, test } from 'vitest';
import { withOwnMarks } from './mark-sprite.ts';

const symbols = new Map(['angular', 'react', 'vue'].map((id) => [id, `<symbol id="${id}"></symbol>`]));
const page = { clients: [{ mark: 'marks.svg#react' }, { mark: 'marks.svg#vue' }], piece: { mark: 'plain' } };

test('a page’s sprite contains only the marks it shows, and its props point there', () => {
  const { props, marks } = withOwnMarks(page, symbols);
  expect(marks?.svg.match(/(?<= id=")[^"]+/g)).toEqual(['react', 'vue']);
  expect(props.clients.map(({ mark }) => mark)).toEqual([`${marks?.address}#react`, `${marks?.address}#vue`]);
  expect(props.piece.mark).toBe('plain');
});

test('pages with the same marks share a sprite, whatever the order of the marks', () => {
  const reversed = { clients: page.clients.toReversed() };
  expect(withOwnMarks(reversed, symbols).marks?.address).toBe(withOwnMarks(page, symbols).marks?.address);
});

test('a page without marks has no sprite', () => {
  expect(withOwnMarks({ heading: 'Team' }, symbols)).toEqual({ props: { heading: 'Team' } });
});
