import { testEachArrival, scriptedArrivals } from '../playwright/arrivals.ts';
import { linkTo } from '../playwright/page-links.ts';
import { expect } from '../playwright/site.ts';

testEachArrival('home has a hero of three banners', async ({ page, arrive, arrival }) => {
  await arrive('/');
  const slides = page.locator('[aria-roledescription=slide]');
  await expect(slides).toHaveCount(3);
  const nextButton = page.getByRole('button', { name: 'Next slide' });
  await expect(nextButton).toBeVisible({ visible: arrival !== 'no script' });
});

testEachArrival(
  'the arrows of home’s hero wrap around at both ends',
  async ({ page, arrive }) => {
    await arrive('/');
    const shownSlide = () =>
      page
        .locator('[aria-roledescription=slide]')
        .evaluateAll((slides) => slides.findIndex((slide) => slide.checkVisibility({ visibilityProperty: true })));
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await expect.poll(shownSlide).toBe(0);
    await press('Previous slide');
    await expect(page.getByRole('group', { name: /^3 of 3/ })).toBeVisible();
    await press('Next slide');
    await expect(page.getByRole('group', { name: /^1 of 3/ })).toBeVisible();
  },
  scriptedArrivals,
);

testEachArrival(
  'the feedback and the team move one item a press and stop at both ends',
  async ({ page, arrive }) => {
    await arrive('/');
    for (const [item, row] of [
      ['feedback', '#feedback'],
      ['team member', '#team'],
    ] as const) {
      const back = page.getByRole('button', { name: `Previous ${item}`, exact: true });
      const next = page.getByRole('button', { name: `Next ${item}`, exact: true });
      await next.scrollIntoViewIfNeeded();
      await expect(back).toBeDisabled();
      const leftOf = async (index: number) => (await page.locator(`${row} > li`).nth(index).boundingBox())!.x;
      const start = await leftOf(0);
      await next.click();
      await expect.poll(() => leftOf(1)).toBeCloseTo(start, 0);
      await expect(back).toBeEnabled();
      if (item === 'feedback')
        await expect(page.getByRole('button', { name: 'Feedback 2 of 3', exact: true })).toHaveAttribute(
          'aria-current',
          'true',
        );
      // Neither row has as many as eight items, so a row without an end fails the test.
      // The button may be disabled between the check and the click, which then does nothing, instead of waiting.
      for (let press = 0; press < 8 && (await next.isEnabled()); press += 1) await next.click({ force: true });
      await expect(next).toBeDisabled();
    }
  },
  scriptedArrivals,
);

testEachArrival(
  'home has the links and lists of the specification, and cuts feedback to 224 characters',
  async ({ page, arrive }) => {
    await arrive('/');
    const main = page.getByRole('main');
    for (const path of [
      '/why-us',
      '/web-development',
      '/mobile-development',
      '/artificial-intelligence-expertise',
      '/case-studies',
    ])
      await expect(linkTo(main, path).first(), path).toBeAttached();
    await expect(main.getByRole('link', { name: 'Send a Message' })).toHaveAttribute('href', /contact-us/);
    await expect(main.getByRole('link', { name: 'Read More' }).first()).toHaveAttribute('href', /case-studies/);
    for (const list of ['Back end', 'Front end'])
      await expect(main.getByRole('heading', { name: list })).toHaveCount(1);
    const quotes = await main.locator('blockquote p').allTextContents();
    expect(quotes).toHaveLength(3);
    for (const quote of quotes) expect(quote).toMatch(/^.{224}…$/u);
  },
);

testEachArrival('the page of the team has no text but Team', async ({ page, arrive }) => {
  await arrive('/team');
  expect(await page.getByRole('main').innerText()).toBe('Team');
});

testEachArrival('a page with a hero ends with the banner that leads to contact', async ({ page, arrive }) => {
  for (const path of ['/', '/why-us', '/pos-system', '/case-studies/rd-rental', '/blog/securing-iot-devices']) {
    await arrive(path);
    const last = page.getByRole('main').locator('> section').last();
    await expect(last.getByRole('heading'), path).toHaveText('Our team is ready to boost your business');
    const button = last.getByRole('link', { name: 'Get in touch' });
    await expect(button).toHaveAttribute('href', /contact-us/);
  }
});

testEachArrival(
  'contact shows two offices with their maps, and social links that open in a new tab',
  async ({ page, arrive }) => {
    await arrive('/contact-us');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Contact Us/);
    for (const place of ['Spring, TX', 'Sugar Land, TX']) {
      const office = page.getByRole('region', { name: place });
      await office.scrollIntoViewIfNeeded();
      await expect(office.getByRole('img').first()).toBeVisible();
      await expect(office.locator('address')).toContainText(place);
    }
    for (const network of ['Facebook', 'Twitter', 'LinkedIn']) {
      const link = main.getByRole('link', { name: network });
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
);

testEachArrival(
  'a change of home’s slide lasts one second',
  async ({ page, arrive }) => {
    await arrive('/');
    const carousel = page.locator('site-island[data-hydrated]', {
      has: page.getByRole('button', { name: 'Next slide' }),
    });
    await carousel.waitFor();
    // Recorded as each begins: on a busy machine it may be over when the press has been reported.
    const durations = await page.evaluateHandle(() => {
      const recorded: number[] = [];
      document.addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof Element && target.matches('[aria-roledescription=slide]'))) return;
        for (const { effect } of target.getAnimations()) recorded.push(Number(effect!.getComputedTiming().endTime));
      });
      return recorded;
    });
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(async () => new Set(await durations.jsonValue())).toEqual(new Set([1000]));
  },
  scriptedArrivals,
);
