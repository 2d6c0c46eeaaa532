import type { Locator, Page } from '@playwright/test';
import { pauseAnimations } from '#tools/pause-animations.ts';
import { expect, test } from '../playwright/site.ts';

const boxOf = async (part: Locator) => (await part.boundingBox())!;
const opacityOf = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).opacity));
const ownTransform = (part: Locator, pseudo?: '::after') =>
  part.evaluate((element, name) => getComputedStyle(element, name).transform, pseudo);

/** The animated drawings: their place, what moves in them, and what must be visible at moments of the animation. */
const scenes: {
  name: string;
  path: string;
  drawing: (page: Page) => Locator;
  /** The visible state at a moment, to be compared with others. */
  observe: (page: Page) => Promise<unknown>;
  /** Milliseconds from the start, each with the state expected then. */
  moments: [time: number, state: unknown][];
  /** The state before the animation begins, at its end, and with reduced motion. */
  rest: unknown;
}[] = [
  {
    name: 'two bookings change vans for a late one, then the renter gets a message',
    path: '/rd-rental',
    drawing: (page) => page.getByRole('figure', { name: /^Four vans/ }),
    observe: async (page) => {
      const rowOf = async (text: string) => {
        const { y } = await boxOf(page.getByText(text));
        const vans = ['Van 04', 'Van 07', 'Van 11', 'Van 15'];
        const rows = await Promise.all(vans.map((van) => boxOf(page.getByText(van, { exact: true }))));
        return vans[rows.findIndex((row) => Math.abs(row.y - y) < 12)];
      };
      const message = page.getByText('Your van at 9:30 is Van 07');
      return [await rowOf('9:30 E. Sandoval'), await rowOf('12:30 Ochoa'), await opacityOf(message)];
    },
    moments: [
      [0, ['Van 04', 'Van 07', 0]],
      [1400, ['Van 07', 'Van 04', 0]],
    ],
    rest: ['Van 07', 'Van 04', 1],
  },
  {
    name: 'what a technique finds in a letter is marked from its top to its end',
    path: '/natural-language-processing',
    drawing: (page) => page.getByRole('figure').filter({ hasText: 'To the rental desk' }),
    observe: (page) =>
      page
        .getByRole('figure')
        .filter({ hasText: 'To the rental desk' })
        .locator('blockquote span')
        .evaluateAll((parts) =>
          parts
            .filter((part) => {
              const { opacity, transform, content } = getComputedStyle(part, '::after');
              return content !== 'none' && opacity === '1' && ['none', 'matrix(1, 0, 0, 1, 0, 0)'].includes(transform);
            })
            .map((part) => part.textContent),
        ),
    moments: [[0, []]],
    rest: ['Spring', 'March 4', 'Sugar Land', '$86.40', '5th', '6th', 'Grace Ellison'],
  },
  {
    name: 'Monday shrinks from 6 h 50 min to 25 minutes',
    path: '/case-studies/timesheet',
    drawing: (page) => page.getByRole('img', { name: '6 h 50 min to 25 min' }),
    observe: async (page) => {
      const track = page.getByRole('img', { name: '6 h 50 min to 25 min' });
      const [whole, bar] = [await boxOf(track), await boxOf(track.locator('i'))];
      return Math.round((410 * (bar.x + bar.width - whole.x)) / whole.width);
    },
    moments: [[0, 410]],
    rest: 25,
  },
  {
    name: 'an order goes from the register’s tile to the kitchen screen',
    path: '/pos-system',
    drawing: (page) => page.getByRole('figure', { name: /^Kitchen screen/ }),
    observe: async (page) => {
      const screen = page.getByRole('figure', { name: /^Kitchen screen/ });
      const berry = page.locator('section').filter({ has: screen }).locator('p + i > i');
      const { x, width } = await boxOf(berry);
      const gone = Math.round(((x + width - (await boxOf(berry.locator('..'))).x) / width) * 100);
      return [gone, await opacityOf(screen.locator('div').first())];
    },
    moments: [
      [0, [0, 0]],
      [1590, [expect.closeTo(100, -1), 0]],
    ],
    rest: [100, 1],
  },
  {
    name: 'orders wait while the line is down',
    path: '/pos-system',
    drawing: (page) => page.getByText('34 orders held on the registers'),
    observe: async (page) => {
      const waiting = page.getByText('34 orders held on the registers').locator('i');
      const line = page.getByRole('listitem').filter({ hasText: 'Line back, all 34 sent' }).locator('i');
      const held = await waiting.evaluateAll(
        (orders) => orders.filter((order) => getComputedStyle(order).opacity === '1').length,
      );
      return [held, (await boxOf(line)).width > 100];
    },
    moments: [
      [0, [0, false]],
      [2290, [34, false]],
    ],
    rest: [34, true],
  },
  {
    name: 'a berry goes round the sprint',
    path: '/extended-team-services',
    drawing: (page) => page.getByRole('figure').filter({ hasText: 'Planning' }),
    observe: async (page) =>
      (await ownTransform(page.getByRole('figure').filter({ hasText: 'Planning' }), '::after')) === 'none',
    moments: [[1000, false]],
    rest: true,
  },
  {
    name: 'a card is refused by a column that is full',
    path: '/jj-kit',
    drawing: (page) => page.getByRole('region', { name: 'Sprint board in four columns' }).first(),
    observe: async (page) =>
      (await ownTransform(
        page.getByRole('region', { name: 'Sprint board in four columns' }).first().locator('li').first(),
      )) === 'none',
    moments: [
      [0, true],
      [1280, false],
    ],
    rest: true,
  },
];

for (const { name, path, drawing, observe, moments, rest } of scenes) {
  test(`${name}: before it is in view and at its end, it looks as it does with reduced motion`, async ({
    page,
    ready,
  }) => {
    await page.goto(`${path}/`);
    await ready();
    expect(await observe(page), 'before').toEqual(rest);
    const held = pauseAnimations(page, drawing(page));
    await drawing(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { end, showAt } = await held;
    for (const [time, expected] of moments) {
      await showAt(time);
      expect(await observe(page), `after ${time} ms`).toEqual(expected);
    }
    expect(end, 'needs no pause').toBeLessThan(5000);
    await showAt(end + 1);
    expect(await observe(page), 'at the end').toEqual(rest);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The browser takes a frame to drop finished animations, and ignores those far from the window.
    const playing = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => (effect as KeyframeEffect).target!.checkVisibility({ contentVisibilityAuto: true }))
            .length,
      );
    await expect.poll(playing).toBe(0);
    expect(await observe(page), 'without motion').toEqual(rest);
  });
}
