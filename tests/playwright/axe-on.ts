import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe on a page, a quarter of the work that it is by itself: it tells of violations only, and puts its report together in
 * the page itself (“legacy”) instead of in another that it opens each time. It does not look into frames, such as a map's.
 */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], iframes: false });
