import type { Locator, Page } from '@playwright/test';
import { plainHref } from '#site/navigation/address.ts';
import { company, content } from './site-content.ts';

/** A link to a page, whatever its name and whether or not the script has run. */
export const linkTo = (within: Page | Locator, path: string): Locator =>
  within.locator(`a:is([href="${plainHref(path)}"], [href="/#${path}"])`);

/** The name of the error screen's link to a page, for `getByRole`. */
export const errorScreenLink = (path: string) => ({
  name: content.error.main.find(({ link }) => link === path)!.name,
  exact: true,
});

/**
 * Follows a link by keyboard: sections far below get their height while the page scrolls there, and a mouse would miss.
 */
export const follow = (link: Locator): Promise<void> => link.press('Enter');

/** Whether addresses get their hash form once the script has started. */
export const hasHashAddresses = company.addresses === 'hash';

/** A page's address in the address bar once the script has started. */
export const shownAddress = (path: string, anchor = '', query = '') =>
  (hasHashAddresses ? `/#${path}` : plainHref(path)) + query + (anchor && `#${anchor}`);
