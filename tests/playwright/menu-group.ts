import { test, type Locator, type Page } from '@playwright/test';
import { language } from '../site/site-language.ts';
import { navigation } from './site-content.ts';

/** The menu's groups, without the entry of a group that repeats its own page. */
const groups = navigation.header.map(({ name, link, children = [] }) => ({
  name,
  link,
  children: children.filter((child) => child.link !== link),
}));
const lastGroup = groups.findLast(({ children }) => children.length > 1);

/** The last group of the menu that has at least two pages besides its own. */
export const group = lastGroup ?? { name: '', link: '/', children: [] };
/** The first entry of the group's list, which may be the group's own page. */
export const firstEntry = navigation.header.find(({ link }) => link === group.link)?.children?.[0]?.link ?? '/';
/** Pages of the group other than its own. */
export const [firstChild = '/', secondChild = '/'] = group.children.map(({ link }) => link);
export const lastChild = group.children.at(-1)?.link ?? '/';

/** The reason to skip tests of the menu's groups; undefined if it has any. */
export const groupSkipReason = lastGroup ? undefined : 'the menu has no group of pages';

/** Skips tests that a menu without groups cannot run. */
export const skipWithoutGroup = () => test.skip(groupSkipReason !== undefined, groupSkipReason);

export const groupToggle = (within: Page | Locator) =>
  within.getByRole('button', { name: language.pagesBelow(group.name) });
