import type { Page } from '@playwright/test';
import { language } from '../site/site-language.ts';
import { formWords } from './content.ts';

const { contact } = formWords;

/** Fills in the required fields of the contact form, without a phone number. */
export async function fillInContactForm(page: Page, email: string) {
  await page.getByLabel(language.name, { exact: true }).fill('Dana Whitfield');
  await page.getByLabel(language.email, { exact: true }).fill(email);
  await page.getByLabel(contact.question, { exact: true }).fill('We plan 60 trucks on paper.\nCould you look?');
}
