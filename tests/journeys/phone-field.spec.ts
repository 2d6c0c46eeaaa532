import type { BrowserContext, Page } from '@playwright/test';
import { skipWithoutForm } from '../playwright/form-texts.ts';
import { company } from '../playwright/site-content.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const phone = (page: Page) => page.getByLabel(language.phone, { exact: true });

/** The text of the phone field, and the position of its caret. */
const phoneState = (page: Page) =>
  phone(page).evaluate((field: HTMLInputElement) => [field.value, field.selectionStart] as const);

/** Focuses the phone field and puts the caret before the character with the given index. */
const moveCaret = (page: Page, index: number) =>
  phone(page).evaluate((field: HTMLInputElement, caret) => {
    field.focus();
    field.setSelectionRange(caret, caret);
  }, index);

/** Replaces the content of the phone field with pasted text. */
async function paste(page: Page, context: BrowserContext, text: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await phone(page).fill('');
  await page.keyboard.press('ControlOrMeta+V');
}

skipWithoutForm('contact');
test.skip(company.enquiry.phone !== 'us', 'company.yaml asks for numbers of any country');
test.beforeEach(async ({ page, ready }) => {
  await page.goto('/contact-us/');
  await ready();
  // Until the script has hydrated the form, text stays as typed.
  await page.locator('site-island[data-hydrated] form').waitFor();
});

test('the phone field keeps the caret after a digit inserted in the middle', async ({ page }) => {
  await phone(page).pressSequentially('28155501');
  await moveCaret(page, 3);
  await page.keyboard.type('9');
  expect(await phoneState(page)).toEqual(['(289) 155-501', 4]);
});

test('in the phone field, Backspace after a dash deletes the digit before it', async ({ page }) => {
  await phone(page).pressSequentially('2815550142');
  await moveCaret(page, 10);
  await page.keyboard.press('Backspace');
  expect(await phoneState(page)).toEqual(['(281) 550-142', 8]);
});

test('in the phone field, Delete before a closing parenthesis deletes the digit after it', async ({ page }) => {
  await phone(page).pressSequentially('281550142');
  await moveCaret(page, 4);
  await page.keyboard.press('Delete');
  expect(await phoneState(page)).toEqual(['(281) 501-42', 4]);
});

test('the phone field formats a pasted number with its country code', async ({ page, context }) => {
  await paste(page, context, '+1 281 5550142');
  expect(await phoneState(page)).toEqual(['(281) 555-0142', 14]);
});

test('the phone field formats an autofilled number with its country code', async ({ page }) => {
  await phone(page).evaluate((field: HTMLInputElement) => {
    field.value = '+17135550118';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(phone(page)).toHaveValue('(713) 555-0118');
});

test('the phone field takes a leading 1 as the country code', async ({ page }) => {
  await phone(page).pressSequentially('1 281 555 0142');
  expect(await phoneState(page)).toEqual(['(281) 555-0142', 14]);
});

test('the phone field accepts no number from another country', async ({ page, context }) => {
  await paste(page, context, '+44 20 7946 0018');
  await expect(phone(page)).toHaveValue('');
});

test('the phone field keeps a digit typed over a digit and the dash after it', async ({ page }) => {
  await phone(page).pressSequentially('5500061');
  await phone(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(8, 10));
  await page.keyboard.type('6');
  expect(await phoneState(page)).toEqual(['(550) 006-1', 9]);
});

test('the phone field accepts no letter and no eleventh digit', async ({ page }) => {
  await phone(page).pressSequentially('28a155501429');
  await expect(phone(page)).toHaveValue('(281) 555-0142');
});
