import { expect, test } from 'vitest';
import { navigationEntries } from './navigation-entries.ts';

const entry = (name: string, link: string) => ({ name, link });

test('the entries are the links of a header without groups, of the menu and of the footer', () => {
  const header = [entry('Product', '/product')];
  const [menu, footer] = [[entry('Home', '/')], [[entry('Team', '/team')], [entry('Imprint', '/imprint')]]];
  const links = navigationEntries({ header, menu, footer }).map(({ link }) => link);
  expect(links).toEqual(['/product', '/', '/team', '/imprint']);
});

test('the entry of a header’s group comes before others with the same link', () => {
  const children = [{ ...entry('Register', '/register'), icon: 'store' }];
  const header = [{ ...entry('Product', '/register'), children }];
  const entries = navigationEntries({ header, menu: [], footer: [[entry('To the register', '/register')]] });
  expect(entries.find(({ link }) => link === '/register')?.name).toBe('Register');
});
