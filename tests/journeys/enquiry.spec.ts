import type { Page } from '@playwright/test';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { linkTo } from '../playwright/page-links.ts';
import type { StoredEnquiry } from '../playwright/running-site.ts';
import { company, titleOf } from '../playwright/site-content.ts';
import { filledInQuestion, fillInForm } from '../playwright/fill-in-form.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

const { contact, careers } = formTexts;
const { applicationId } = company.enquiry;
/** Whether the form formats a number of ten digits. Otherwise it keeps the number as typed. */
const formatsPhone = company.enquiry.phone === 'us';
const shownPhone = formatsPhone ? '(713) 555-0118' : '7135550118';
const phone = (page: Page) => page.getByLabel(language.phone, { exact: true });

/** The stored enquiries with an email address. */
const enquiriesFrom = async (enquiries: () => Promise<StoredEnquiry[]>, email: string) =>
  (await enquiries()).filter((enquiry) => enquiry.email === email);

test.describe('the contact form', () => {
  skipWithoutForm('contact');
  test('stores what was sent, clears its fields and says thank you', async ({ page, ready, enquiries }) => {
    await page.goto('/contact-us/');
    await ready();
    await fillInForm(page, 'kept@gulfline.example');
    await phone(page).pressSequentially('7135550118');
    await page.getByRole('button', { name: language.submit }).click();
    await expect(page.getByRole('status').getByText(contact.success)).toBeVisible();
    await expect(page.getByLabel(contact.question, { exact: true })).toHaveValue('');
    const stored = await enquiriesFrom(enquiries, 'kept@gulfline.example');
    expect(stored).toEqual([
      expect.objectContaining({
        name: 'Dana Whitfield',
        phone: shownPhone,
        question: filledInQuestion,
        applicationId,
        suspicion: null,
      }),
    ]);
    await expect(page.getByText(stored[0]!.reference)).toHaveCount(company.enquiry.showReference ? 1 : 0);
  });

  test('is sent once the script is loaded if it was submitted before', async ({ page, enquiries }) => {
    const release = await holdRequest(page, '**/assets/entry-browser*.js');
    await page.goto('/contact-us/');
    await fillInForm(page, 'early@gulfline.example');
    await page.getByRole('button', { name: language.submit }).click();
    release();
    await expect(page.getByRole('status').getByText(contact.success)).toBeVisible();
    expect(await enquiriesFrom(enquiries, 'early@gulfline.example')).toHaveLength(1);
  });

  test('reads Submitting... and sends once, however often it is pressed', async ({ page, ready, enquiries }) => {
    await page.goto('/contact-us/');
    await ready();
    const release = await holdRequest(page, '**/customerEnquiry');
    let posts = 0;
    page.on('request', (request) => request.method() === 'POST' && posts++);
    await fillInForm(page, 'twice@gulfline.example');
    await page.getByRole('button', { name: language.submit }).dblclick();
    await expect(page.getByRole('button', { name: language.submitting })).toBeVisible();
    await page.getByLabel(language.name, { exact: true }).press('Enter');
    release();
    await expect(page.getByRole('status').getByText(contact.success)).toBeVisible();
    await expect(page.getByRole('button', { name: language.submit, exact: true })).toBeVisible();
    expect(posts).toBe(1);
    expect(await enquiriesFrom(enquiries, 'twice@gulfline.example')).toHaveLength(1);
  });

  test('stores an enquiry once if its first answer was lost', async ({ page, ready, enquiries, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.goto('/contact-us/');
    await ready();
    const bodies: (string | null)[] = [];
    await page.route('**/customerEnquiry', async (route) => {
      bodies.push(route.request().postData());
      if (bodies.length > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await fillInForm(page, 'lost@gulfline.example');
    await page.getByRole('button', { name: language.submit }).click();
    await expect(page.getByRole('status').getByText(contact.success)).toBeVisible();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
    expect(await enquiriesFrom(enquiries, 'lost@gulfline.example')).toHaveLength(1);
  });

  test('keeps the text and shows nothing if it could not be sent', async ({ page, ready, allowConsole }) => {
    test.skip(company.enquiry.failureMessage !== '', 'company.yaml has a message for this');
    allowConsole(/Failed to load resource|answered with status 422/);
    await page.goto('/contact-us/');
    await ready();
    await page.route('**/customerEnquiry', (route) => route.fulfill({ status: 422, json: {} }));
    await fillInForm(page, 'refused@gulfline.example');
    // `textContent`, not `innerText`: a section gains text when it comes into view.
    const before = await page.locator('main').textContent();
    const logged = page.waitForEvent('console', (message) => message.text().includes('answered with status 422'));
    await page.getByRole('button', { name: language.submit }).click();
    await logged;
    await expect(page.getByRole('button', { name: language.submit, exact: true })).toBeVisible();
    expect(await page.locator('main').textContent()).toBe(before);
    await expect(page.getByLabel(language.email, { exact: true })).toHaveValue('refused@gulfline.example');
  });

  test('refuses half a phone number and says so at the field, not before', async ({ page, ready, enquiries }) => {
    test.skip(!formatsPhone, 'numbers of other countries may be as short');
    await page.goto('/contact-us/');
    await ready();
    await fillInForm(page, 'half@gulfline.example');
    await phone(page).pressSequentially('71355501');
    await page.getByLabel(contact.question, { exact: true }).focus();
    await expect(phone(page)).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: language.submit }).click();
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(phone(page)).toBeFocused();
    await expect(phone(page)).toHaveAccessibleDescription(`${language.optional} ${contact.phoneHint}`);
    await phone(page).press('End');
    await phone(page).pressSequentially('18');
    await expect(phone(page)).not.toHaveAttribute('aria-invalid');
    expect(await enquiriesFrom(enquiries, 'half@gulfline.example')).toEqual([]);
  });
});

test('visiting the privacy policy keeps what was typed into the form', async ({ page, ready }) => {
  skipWithoutForm('contact', 'careers');
  await page.goto('/contact-us/');
  await ready();
  await fillInForm(page, 'draft@gulfline.example');
  await phone(page).pressSequentially('71355501');
  await linkTo(page.getByRole('main'), contact.privacy.link).first().click();
  await expect(page).toHaveTitle(titleOf(contact.privacy.link));
  await page.goBack();
  await expect(page.getByLabel(language.email, { exact: true })).toHaveValue('draft@gulfline.example');
  await expect(page.getByLabel(contact.question, { exact: true })).toHaveValue(filledInQuestion);
  await phone(page).press('End');
  await phone(page).pressSequentially('18');
  await expect(phone(page)).toHaveValue(shownPhone);
  // The careers form has its own text, and none of it is stored on the device.
  await page.evaluate(() => void (location.hash = '#/careers'));
  await expect(page.getByLabel(careers.question, { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('the careers form sends its message as the question', async ({ page, ready, enquiries }) => {
  skipWithoutForm('careers');
  await page.goto('/careers/');
  await ready();
  await fillInForm(page, 'apply@gulfline.example', careers);
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page.getByRole('status').getByText(careers.success)).toBeVisible();
  const [stored] = await enquiriesFrom(enquiries, 'apply@gulfline.example');
  expect(stored).toMatchObject({ question: filledInQuestion, phone: '' });
});
