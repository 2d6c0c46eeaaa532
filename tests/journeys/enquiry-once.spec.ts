import type { Page } from '@playwright/test';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { follow, linkTo } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { fillInForm } from '../playwright/fill-in-form.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

skipWithoutForm('contact', 'careers');

const { contact } = formTexts;

const holdFormScript = (page: Page) => holdRequest(page, '**/assets/enquiry-form.island*.js');

/** Opens the form's page, holding the form's script. Returns a function that lets the script load. */
async function openWithoutFormScript(page: Page, ready: () => Promise<void>) {
  const loadScript = await holdFormScript(page);
  await page.goto('/contact-us/');
  await ready();
  return loadScript;
}

test('a script that loads while the browser posts the form does not send it too', async ({
  page,
  enquiries,
  ready,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const postedTypes: (string | undefined)[] = [];
  // The page reports its hydration: evaluating a function in it would first wait for the browser's post.
  const hydrated = Promise.withResolvers<void>();
  await page.exposeFunction('reportHydration', hydrated.resolve);
  await page.addInitScript(() =>
    document.addEventListener('site:ready', ({ target }) => {
      if (target !== document) (window as unknown as { reportHydration: () => void }).reportHydration();
    }),
  );
  const loadScript = await holdFormScript(page);
  const deliverPost = await holdRequest(page, '**/customerEnquiry');
  page.on('request', (request) => request.method() === 'POST' && postedTypes.push(request.headers()['content-type']));
  await page.goto('/contact-us/', { waitUntil: 'domcontentloaded' });
  await fillInForm(page, 'slow-line@gulfline.example');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  await expect(
    page.getByRole('button', { name: language.submitting }),
    'the button shows that the press was accepted',
  ).toBeVisible();
  await page.clock.runFor(1000);
  await ready();
  const posted = page.waitForRequest('**/customerEnquiry');
  // After eight seconds without the form's script, the browser posts the form.
  await page.clock.runFor(8000);
  await posted;
  loadScript();
  await hydrated.promise;
  deliverPost();
  await expect(page).toHaveURL(/thank-you/);
  expect(postedTypes).toEqual(['application/x-www-form-urlencoded']);
  expect((await enquiries()).filter(({ email }) => email === 'slow-line@gulfline.example')).toHaveLength(1);
});

test('text typed before the script was loaded is still there when the visitor comes back to the form', async ({
  page,
  ready,
}) => {
  const loadScript = await openWithoutFormScript(page, ready);
  await fillInForm(page, 'back@gulfline.example');
  await follow(linkTo(page.getByRole('contentinfo'), '/careers'));
  await expect(page.getByLabel(formTexts.careers.question, { exact: true })).toBeVisible();
  await follow(linkTo(page.getByRole('contentinfo'), '/contact-us'));
  await expect(page.getByLabel(language.email, { exact: true })).toHaveValue('back@gulfline.example');
  loadScript();
  await page.locator('site-island[data-hydrated] form').waitFor();
  await expect(page.getByLabel(language.email, { exact: true })).toHaveValue('back@gulfline.example');
});

test('text typed into one form before the script was loaded is not in the other one', async ({ page, ready }) => {
  await openWithoutFormScript(page, ready);
  await fillInForm(page, 'one-form@gulfline.example');
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await expect(page).toHaveTitle(titleOf('/why-us'));
  await follow(linkTo(page.getByRole('contentinfo'), '/careers'));
  await expect(page.getByLabel(formTexts.careers.question, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(language.email, { exact: true })).toHaveValue('');
});

test('a form submitted before its script was loaded is sent although the visitor has gone on to another page', async ({
  page,
  enquiries,
  ready,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route('**/assets/enquiry-form.island*.js', () => undefined);
  await page.goto('/contact-us/');
  await page.clock.runFor(1000);
  await ready();
  await fillInForm(page, 'gone-on@gulfline.example');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
  await page.clock.runFor(1000);
  await expect(page).toHaveTitle(titleOf('/why-us'));
  await page.clock.runFor(8000);
  const storedCount = async () =>
    (await enquiries()).filter(({ email }) => email === 'gone-on@gulfline.example').length;
  await expect.poll(storedCount).toBe(1);
});

test('a visitor who comes back and submits another text before the script is loaded has sent both', async ({
  page,
  enquiries,
  ready,
}) => {
  const loadScript = await openWithoutFormScript(page, ready);
  const question = page.getByLabel(contact.question, { exact: true });
  for (const text of ['The first of two.', 'The second of two.']) {
    await fillInForm(page, 'both@gulfline.example');
    await question.fill(text);
    await page.getByRole('button', { name: language.submit, exact: true }).click();
    await expect(page.getByRole('button', { name: language.submitting })).toBeVisible();
    await follow(linkTo(page.getByRole('contentinfo'), '/why-us'));
    await expect(page).toHaveTitle(titleOf('/why-us'));
    await follow(linkTo(page.getByRole('contentinfo'), '/contact-us'));
    await expect(question).toBeVisible();
  }
  loadScript();
  const storedQuestions = async () =>
    (await enquiries()).filter(({ email }) => email === 'both@gulfline.example').map((enquiry) => enquiry.question);
  await expect
    .poll(storedQuestions, { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['The first of two.', 'The second of two.']));
});

test('a visitor who returns to a form that has been sent and submits it again is thanked, and one enquiry is stored', async ({
  page,
  enquiries,
  ready,
}) => {
  const loadScript = await openWithoutFormScript(page, ready);
  await fillInForm(page, 'come-back@gulfline.example');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  const storedCount = async () =>
    (await enquiries()).filter(({ email }) => email === 'come-back@gulfline.example').length;
  // Leaving the document is the last moment at which the form can be sent.
  await page.goto('/careers/?elsewhere');
  await expect.poll(storedCount).toBe(1);
  await page.goBack();
  loadScript();
  await fillInForm(page, 'come-back@gulfline.example');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  await expect(page.getByText(contact.success)).toBeVisible();
  expect(await storedCount()).toBe(1);
});

test('a form submitted before any script was loaded is sent although the visitor opens another page', async ({
  page,
  enquiries,
}) => {
  await page.route('**/assets/entry-browser*.js', () => undefined);
  await page.goto('/contact-us/', { waitUntil: 'domcontentloaded' });
  await fillInForm(page, 'no-script-yet@gulfline.example');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  await linkTo(page.getByRole('contentinfo'), '/careers').click();
  await expect(page).toHaveTitle(titleOf('/careers'));
  const storedCount = async () =>
    (await enquiries()).filter(({ email }) => email === 'no-script-yet@gulfline.example').length;
  await expect.poll(storedCount).toBe(1);
});
