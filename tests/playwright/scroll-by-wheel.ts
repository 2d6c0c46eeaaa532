import { expect, type Page } from '@playwright/test';

/** Turns the mouse wheel until the page is scrolled down to `top`, in CSS pixels. The mouse must be over the page. */
export async function scrollByWheelTo(page: Page, top: number): Promise<void> {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, top - (await scrollY()));
  await expect.poll(scrollY).toBe(top);
}
