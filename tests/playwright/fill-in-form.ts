import type { Page } from '@playwright/test';
import { language } from '../site/site-language.ts';
import { formTexts } from './form-texts.ts';

/** The message that `fillInForm` writes. */
export const filledInQuestion = 'We plan 60 trucks on paper.\nCould you look?';

/** Fills in the required fields of a form, without a phone number. */
export async function fillInForm(page: Page, email: string, form: { question: string } = formTexts.contact) {
  await page.getByLabel(language.name, { exact: true }).fill('Dana Whitfield');
  await page.getByLabel(language.email, { exact: true }).fill(email);
  await page.getByLabel(form.question, { exact: true }).fill(filledInQuestion);
}
