import type { Page } from '@playwright/test';
import { formTexts, skipWithoutForm } from '../playwright/form-texts.ts';
import { follow, linkTo } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { fillInForm } from '../playwright/fill-in-form.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { serveNewerRelease } from '../playwright/newer-release.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

skipWithoutForm('contact');

const { contact } = formTexts;

/** Pretends that a newer release has replaced the form's script: its request fails when the returned function is called. */
async function replaceFormScript(page: Page) {
  await page.route('**/release.json', (route) => route.fulfill({ json: { release: 'a-newer-one' } }));
  await page.route('**/assets/enquiry-form.island*.js', (route) => route.fulfill({ status: 404 }));
  return holdRequest(page, '**/assets/enquiry-form.island*.js');
}

test('a form submitted while its script is missing because of a newer release is posted, not lost to a reload', async ({
  page,
  enquiries,
  ready,
  allowConsole,
}) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  const failScript = await replaceFormScript(page);
  await page.goto('/contact-us/');
  await ready();
  await fillInForm(page, 'stale@gulfline.example');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  failScript();
  await expect(page).toHaveURL(/thank-you/);
  expect((await enquiries()).filter(({ email }) => email === 'stale@gulfline.example')).toHaveLength(1);
});

test('a newer release does not reload the page while an enquiry waits for its next attempt', async ({
  page,
  enquiries,
  ready,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const email = 'in-flight@gulfline.example';
  await page.goto('/contact-us/');
  await ready();
  await page.locator('site-island[data-hydrated] form').waitFor();
  await fillInForm(page, email);
  await serveNewerRelease(page, '/privacy-policy');
  await page.clock.install();
  // The next attempt is due a second after the refusal, and the page may take longer to load.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/customerEnquiry', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const refused = page.waitForResponse('**/customerEnquiry');
  await page.getByRole('button', { name: language.submit, exact: true }).click();
  await refused;
  let loads = 0;
  page.on('load', () => void loads++);
  await follow(linkTo(page.getByRole('contentinfo'), '/privacy-policy'));
  await expect(page).toHaveTitle(titleOf('/privacy-policy'));
  await page.clock.runFor(4000);
  const storedCount = async () => (await enquiries()).filter((enquiry) => enquiry.email === email).length;
  await expect.poll(storedCount).toBe(1);
  expect(loads).toBe(0);
});

test('text typed before the script turns out to be missing because of a newer release is kept', async ({
  page,
  ready,
  allowConsole,
}) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  const failScript = await replaceFormScript(page);
  await page.goto('/#/contact-us');
  await ready();
  const question = page.getByLabel(contact.question, { exact: true });
  await question.fill('A question that took a while to write');
  failScript();
  await page.locator('site-island[data-failed]:has(form)').waitFor();
  await expect(question).toHaveValue('A question that took a while to write');
});
