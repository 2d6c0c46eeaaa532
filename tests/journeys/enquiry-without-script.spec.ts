import type { Page } from '@playwright/test';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { company } from '../playwright/site-content.ts';
import { filledInQuestion, fillInForm } from '../playwright/fill-in-form.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const { contact, careers } = formTexts;
const phone = (page: Page) => page.getByLabel(language.phone, { exact: true });

test.use({ javaScriptEnabled: false });

for (const { path, kind, content } of [
  { path: 'contact-us', kind: 'contact', content: contact },
  { path: 'careers', kind: 'careers', content: careers },
] as const) {
  test(`the form of /${path} leads to its thank-you page`, async ({ page, enquiries }) => {
    skipWithoutForm(kind);
    await page.goto(`/${path}/`);
    await fillInForm(page, `still-${path}@gulfline.example`, content);
    await phone(page).fill('(713) 555-0118');
    await page.getByRole('button', { name: language.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: content.success })).toBeVisible();
    const stored = (await enquiries()).filter(({ email }) => email === `still-${path}@gulfline.example`);
    await expect(page.getByText(`${content.reference} ${stored[0]?.reference}`)).toBeVisible();
    expect(stored).toEqual([
      expect.objectContaining({ phone: '(713) 555-0118', applicationId: company.enquiry.applicationId }),
    ]);
  });
}

test('a post that arrives twice, as after a double click, stores one enquiry', async ({ page, enquiries }) => {
  skipWithoutForm('contact');
  await page.goto('/contact-us/');
  await fillInForm(page, 'double@gulfline.example');
  const firstStatuses: number[] = [];
  await page.route('**/customerEnquiry', async (route) => {
    firstStatuses.push((await route.fetch({ maxRedirects: 0 })).status());
    await route.continue();
  });
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: contact.success })).toBeVisible();
  expect(firstStatuses).toEqual([303]);
  expect((await enquiries()).filter(({ email }) => email === 'double@gulfline.example')).toHaveLength(1);
});

test('the honeypot is neither visible nor reachable', async ({ page }) => {
  skipWithoutForm('contact');
  await page.goto('/contact-us/');
  const honeypot = page.locator('[name="website"]');
  await expect(honeypot).toHaveCount(1);
  await expect(honeypot).toBeHidden();
  await phone(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(language.email, { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(language.name, { exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(honeypot).not.toBeFocused();
});

test('a refused post is answered with the text that was entered, and with what is wrong', async ({
  page,
  allowConsole,
}) => {
  skipWithoutForm('contact');
  allowConsole(/422/);
  await page.goto('/contact-us/');
  await fillInForm(page, 'back@gulfline.example');
  await page.getByLabel(language.name, { exact: true }).fill('   ');
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.refusalPage.notSent);
  await expect(page.getByText(language.refusals.name).first()).toBeVisible();
  await expect(page.getByLabel(language.refusalPage.message)).toHaveValue(filledInQuestion);
});
