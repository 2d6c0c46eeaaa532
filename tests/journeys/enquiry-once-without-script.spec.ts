import { skipWithoutForm } from '../playwright/form-texts.ts';
import { fillInForm } from '../playwright/fill-in-form.ts';
import { expect, test } from '../playwright/site.ts';
import { language } from '../site/site-language.ts';

skipWithoutForm('contact');
test.use({ javaScriptEnabled: false });

test('posting a form again after Back stores one enquiry, and a second one if the form was changed', async ({
  page,
  enquiries,
}) => {
  await page.goto('/contact-us/');
  await fillInForm(page, 'back-and-submit@gulfline.example');
  await page.getByLabel(language.phone, { exact: true }).fill('2815550142');
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page).toHaveURL(/thank-you/);
  const firstUrl = page.url();
  await page.goBack();
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page).toHaveURL(firstUrl);
  await page.goBack();
  await page.getByLabel(language.phone, { exact: true }).fill('2815550143');
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page).toHaveURL(/thank-you/);
  expect(page.url()).not.toBe(firstUrl);
  const stored = (await enquiries()).filter(({ email }) => email === 'back-and-submit@gulfline.example');
  expect(stored.map(({ phone }) => phone.replaceAll(/\D/g, ''))).toEqual(['2815550143', '2815550142']);
});

test('pressing Submit again while the first post is under way stores one enquiry', async ({ page, enquiries }) => {
  const stored = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/customerEnquiry', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    // The server has stored the first post, but the browser has no answer when the second click replaces it.
    await route.fetch({ maxRedirects: 0 });
    stored.resolve();
  });
  await page.goto('/contact-us/');
  await fillInForm(page, 'second-press@gulfline.example');
  const submit = page.getByRole('button', { name: language.submit });
  await submit.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await submit.boundingBox())!;
  // The mouse itself: a locator's click would wait for the first post.
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await stored.promise;
  await press();
  await expect(page).toHaveURL(/thank-you/);
  expect((await enquiries()).filter(({ email }) => email === 'second-press@gulfline.example')).toHaveLength(1);
});

test('reloading the answer, which posts the form again, stores one enquiry', async ({
  page,
  enquiries,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  // The server stores the enquiry, but the browser gets a 503 page as the answer: reloading that page posts again.
  let posts = 0;
  await page.route('**/customerEnquiry', async (route) => {
    posts += 1;
    const response = await route.fetch({ maxRedirects: 0 });
    if (posts > 1) return route.fulfill({ response });
    return route.fulfill({ status: 503, contentType: 'text/html', body: '<title>Later</title><h1>Later</h1>' });
  });
  await page.goto('/contact-us/');
  await fillInForm(page, 'reload@gulfline.example');
  await page.getByRole('button', { name: language.submit }).click();
  await expect(page).toHaveTitle('Later');
  await page.reload();
  await expect(page).toHaveURL(/thank-you/);
  expect(posts).toBe(2);
  expect((await enquiries()).filter(({ email }) => email === 'reload@gulfline.example')).toHaveLength(1);
});
