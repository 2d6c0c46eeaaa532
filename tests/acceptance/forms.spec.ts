import { testEachArrival, scriptedArrivals } from '../playwright/arrivals.ts';
import { holdRequest } from '../playwright/hold-request.ts';
import { expect } from '../playwright/site.ts';

const forms = [
  {
    path: '/contact-us',
    label: 'Question',
    hint: 'Please Enter a 10 digits numbers.',
    thanks: "Thank you! We'll be in touch soon.",
  },
  {
    path: '/careers',
    label: 'Message',
    hint: 'Please enter a valid 10-digit number.',
    thanks: 'Thank you! Your application has been submitted.',
  },
];

for (const { path, label, hint, thanks } of forms) {
  testEachArrival(
    `the form of ${path} requires a name, an email address and a message, and gives a phone number its hint and pattern`,
    async ({ page, arrive }) => {
      await arrive(path);
      const form = page.locator('main form');
      for (const name of ['name', 'email', 'question'])
        await expect(form.locator(`[name=${name}]`)).toHaveAttribute('required');
      await expect(form.locator('[name=email]')).toHaveAttribute('type', 'email');
      const labels = await form
        .locator('[name=name], [name=email], [name=phone], [name=question]')
        .evaluateAll((fields: HTMLInputElement[]) =>
          fields.map((field) => [...(field.labels ?? [])].map(({ textContent }) => textContent.trim())),
        );
      expect(labels).toEqual([['Name'], ['Email'], ['Phone'], [label]]);
      await expect(form.locator('[name=phone]')).toHaveAttribute('title', hint);
      const matches = await form.locator('[name=phone]').evaluate((field: HTMLInputElement) =>
        ['(281) 555-0142', '281-555-014', '(281) 555-01423'].map((value) => {
          field.value = value;
          return field.checkValidity();
        }),
      );
      expect(matches).toEqual([true, false, false]);
    },
  );

  testEachArrival(
    `an enquiry sent from ${path} is stored, and the visitor is thanked`,
    async ({ page, arrive, arrival, enquiries }) => {
      await arrive(path);
      if (arrival !== 'no script') await page.locator('site-island[data-hydrated] form').waitFor();
      const form = page.locator('main form');
      await form.locator('[name=name]').fill('Dana Whitfield');
      const email = `${arrival.replace(' ', '-')}${path.replace('/', '-')}@gulfline.example`;
      await form.locator('[name=email]').fill(email);
      // An eleventh digit would be the fifteenth character.
      await form.locator('[name=phone]').pressSequentially(arrival === 'no script' ? '7135550118' : '71355501189');
      if (arrival !== 'no script') await expect(form.locator('[name=phone]')).toHaveValue('(713) 555-0118');
      await form.locator('[name=question]').fill('We plan 60 trucks on paper.');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText(thanks)).toBeVisible();
      if (arrival !== 'no script')
        for (const name of ['name', 'email', 'phone', 'question'])
          await expect(form.locator(`[name=${name}]`)).toHaveValue('');
      const stored = (await enquiries()).filter((enquiry) => enquiry.email === email);
      expect(stored.map(({ phone }) => phone)).toEqual(['(713) 555-0118']);
    },
  );
}

testEachArrival(
  'a failed enquiry keeps its text, and nothing is shown',
  async ({ page, arrive, allowConsole }) => {
    allowConsole(/status of 422|answered with status 422/);
    await arrive('/contact-us');
    await page.locator('site-island[data-hydrated] form').waitFor();
    const sent: string[] = [];
    await page.route('**/customerEnquiry', (route) => {
      sent.push(route.request().method());
      return route.fulfill({ status: 422, body: '{}' });
    });
    const form = page.locator('main form');
    await form.locator('[name=name]').fill('Dana Whitfield');
    await form.locator('[name=email]').fill('failed@gulfline.example');
    await form.locator('[name=question]').fill('We plan 60 trucks on paper.');
    const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => sent).toEqual(['POST']);
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
    await expect(form.locator('[name=question]')).toHaveValue('We plan 60 trucks on paper.');
    expect((await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toBe(text);
  },
  scriptedArrivals,
);

testEachArrival(
  'one call sends the six fields; until it is answered, the button reads Submitting... and further submits are ignored',
  async ({ page, arrive }) => {
    const calls: string[] = [];
    const otherRequests: string[] = [];
    await page.route('**/customerEnquiry', async (route) => {
      calls.push(route.request().postData()!);
      await route.fulfill({ status: 200, body: 'not read' });
    });
    const release = await holdRequest(page, '**/customerEnquiry');
    await arrive('/contact-us');
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isCall = request.method() !== 'GET' || pathname.startsWith('/api/') || pathname.includes('metrics');
      if (origin !== new URL(page.url()).origin || (isCall && pathname !== '/api/customerEnquiry'))
        otherRequests.push(`${request.method()} ${request.url()}`);
    });
    await page.locator('site-island[data-hydrated] form').waitFor();
    const form = page.locator('main form');
    await form.locator('[name=name]').fill('Dana Whitfield');
    await form.locator('[name=email]').fill('one-call@gulfline.example');
    await form.locator('[name=question]').fill('We plan 60 trucks on paper.');
    await page.getByRole('button', { name: 'Submit' }).click();
    const busy = page.getByRole('button', { name: 'Submitting...' });
    await expect(busy).toBeVisible();
    await busy.press('Enter');
    release();
    await expect(page.getByText("Thank you! We'll be in touch soon.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(JSON.parse(calls[0]!)).toEqual({
      name: 'Dana Whitfield',
      email: 'one-call@gulfline.example',
      phone: '',
      question: 'We plan 60 trucks on paper.',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      applicationId: 9,
    });
    expect(otherRequests).toEqual([]);
  },
  scriptedArrivals,
);
