import { expect, type Page } from '@playwright/test';
import { caseListPath, casePath } from './chosen-pages.ts';
import { pages, titleOf } from './site-content.ts';

/** Navigates to a page by its hash address, and waits for its title. */
export async function moveTo(page: Page, path: string) {
  await page.evaluate((hash) => void (location.hash = hash), `#${path}`);
  await expect(page).toHaveTitle(titleOf(path));
}

/** The products with a card on the page of all products. */
export const products = pages.filter(
  ({ definition, topPath }) => definition.subject === 'software' && topPath === '/product',
);

/** The first product whose card transitions.spec.ts does not test anyway: it tests the cards of the first three. */
const fourthProduct = products[3];

/** A list, and the page of one of its cards. */
export const [listPath, cardPath] = fourthProduct
  ? (['/product', fourthProduct.path] as const)
  : ([caseListPath, casePath] as const);
