import { expect, it } from 'vitest';
import { navigationEntries } from './navigation-entries.ts';

const entry = (name: string, link: string) => ({ name, link });

it('finds a link in a header without groups, in the menu and in the footer', () => {
  const header = [entry('Product', '/product')];
  const [menu, footer] = [[entry('Home', '/')], [[entry('Team', '/team')], [entry('Imprint', '/imprint')]]];
  const links = navigationEntries({ header, menu, footer }).map(({ link }) => link);
  expect(links).toEqual(['/product', '/', '/team', '/imprint']);
});

it('names a page as the header’s group does, even if it has another name elsewhere', () => {
  const children = [{ ...entry('Register', '/register'), icon: 'store' }];
  const header = [{ ...entry('Product', '/register'), children }];
  const entries = navigationEntries({ header, menu: [], footer: [[entry('To the register', '/register')]] });
  expect(entries.find(({ link }) => link === '/register')?.name).toBe('Register');
});
