import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { article, articlePath, company, content, formWords, group, pages, titleOf } from '../playwright/content.ts';
import { startSite, type RunningSite } from '../playwright/running-site.ts';
import type { Engine, StartOptions } from './driver.ts';
import { startGate, type Gate } from './gate.ts';
import { printedPages } from './printed-pages.ts';
import { button, linkTo, Visitor } from './visitor.ts';

/**
 * The journeys that matter, in an engine. Nothing may be said on a console but what a journey expects. All of a kind share
 * one window.
 */
export function describeJourneys(engine: Engine) {
  const missing = engine.missing();
  if (missing) {
    console.log(`${missing}: its journeys are skipped.`);
    test(`journeys in ${engine.name}`, ({ skip }) => skip(missing));
    return;
  }

  let site: RunningSite;
  let gate: Gate;
  let visitor: Visitor;
  /** What a journey expects on the console. */
  let expected: RegExp | undefined;

  beforeAll(async () => {
    site = await startSite();
    gate = await startGate(site.address, engine.pageScript);
  });
  afterAll(async () => {
    await gate.stop();
    await site.stop();
  });

  const startVisit = (options: StartOptions) => {
    beforeAll(async () => {
      visitor = new Visitor(await engine.start(options), gate.address);
    });
    afterAll(() => visitor.driver.close());
    afterEach(async () => {
      gate.open();
      const said = await visitor.driver.takeConsole();
      const unexpected = said.filter((line) => !expected?.test(line));
      expected = undefined;
      expect(unexpected, 'the console stays silent').toEqual([]);
    });
  };

  const sentBy = async (email: string) => (await site.enquiries()).filter((enquiry) => enquiry.email === email);

  const onPhone = () => visitor.resize(engine.phoneWidth, 844);
  const onDesk = () => visitor.resize(1280, 900);

  describe(`${engine.name} with scripts`, () => {
    startVisit({ scripts: true });

    test(`every route, by its plain and its hash address, has its title and fits into ${engine.phoneWidth} pixels`, async () => {
      await onPhone();
      for (const { path, title } of pages) {
        await visitor.open(path === '/' ? '/' : `${path}/`);
        // A sign of intent, for which the script comes at once.
        await visitor.driver.move(20, 20);
        await visitor.ready();
        const state = { isLoaded: true, waitingIslands: 0, address: `/#${path}`, title, headings: 1, tooWide: 0 };
        await visitor.sees(stateOfPage, state);
        // What the address bar holds now.
        await visitor.driver.reload();
        await visitor.ready();
        await visitor.sees(stateOfPage, state);
      }
    });

    test('a step by a link, Back and Forward set title, top and focus', async () => {
      await onDesk();
      await visitor.arrive('/why-us/');
      await visitor.click(linkTo('/careers', 'footer'));
      await visitor.seesTitle(titleOf('/careers'));
      await visitor.sees(() => scrollY, 0);
      await visitor.seesFocusOn('h1');
      await visitor.driver.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await visitor.driver.back();
      await visitor.seesTitle(titleOf('/why-us'));
      await visitor.sees(() => scrollY, 0);
      await visitor.driver.forward();
      await visitor.seesTitle(titleOf('/careers'));
      await visitor.sees(() => location.hash, '#/careers');
      await visitor.seesFocusOn('h1');
    });

    test('an anchor leads to its passage, and the address takes it along', async () => {
      const { id } = article.headings[2]!;
      await visitor.arrive(`${articlePath}/`);
      await visitor.click(`main nav a[href="/#${articlePath}#${id}"]`);
      await visitor.sees(isInWindow, true, id);
      await visitor.sees(() => location.hash, `#${articlePath}#${id}`);
    });

    for (const path of ['/', `${articlePath}/`]) {
      test(`what reaches out of a part of ${path} is not cut off`, async () => {
        await onDesk();
        await visitor.arrive(path);
        await visitor.sees(isCutOff, false);
      });
    }

    test('the menu of a phone opens, its groups expand, Escape closes it and gives the focus back', async () => {
      await onPhone();
      await visitor.arrive('/why-us/');
      await visitor.click(button('Menu'));
      await visitor.sees(isShown, true, '#menu');
      await visitor.click({ css: '#menu button', name: `${group.name} pages` });
      await visitor.sees(isShown, true, `#menu a[href="/#${group.children![0]!.link}"]`);
      await visitor.driver.press('Escape');
      await visitor.sees(isShown, false, '#menu');
      await visitor.seesFocusOn('button[aria-label=Menu]');
      await visitor.click(button('Menu'));
      await visitor.click(linkTo(group.link, '#menu'));
      await visitor.seesTitle(titleOf(group.link));
      await visitor.sees(isShown, false, '#menu');
    });

    test('a group of the header opens by keyboard and by mouse, and closes on Escape and elsewhere', async () => {
      await onDesk();
      await visitor.arrive('/why-us/');
      const first = `[data-group] li a[href="/#${group.children![0]!.link}"]`;
      const toggle = `[data-group] > button[aria-label="${group.name} pages"]`;
      await visitor.sees(isShown, false, first);
      await visitor.driver.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), toggle);
      await visitor.driver.press('Enter');
      await visitor.sees(isShown, true, first);
      await visitor.driver.press('Tab');
      await visitor.seesFocusOn(first);
      await visitor.driver.press('Escape');
      await visitor.sees(isShown, false, first);
      await visitor.seesFocusOn(toggle);
      await visitor.moveTo(toggle);
      await visitor.sees(isShown, true, first);
      await visitor.driver.move(10, 700);
      await visitor.sees(isShown, false, first);
      await visitor.click(toggle);
      await visitor.click(first);
      await visitor.seesTitle(titleOf(group.children![0]!.link));
    });

    test('the carousels of home step by their buttons', async () => {
      await onDesk();
      await visitor.arrive('/');
      const { banners } = content.page('home', '/');
      await visitor.click(button('Next slide'));
      await visitor.sees(slideOnShow, 2);
      await visitor.click(button('Previous slide'));
      await visitor.sees(slideOnShow, 1);
      await visitor.click(button(banners[2]!.title));
      await visitor.sees(slideOnShow, 3);

      await visitor.click(button('Next team member'));
      await visitor.sees(isShown, true, '[aria-label="Previous team member"][aria-disabled=false]');

      await visitor.click(button('Next feedback'));
      await visitor.sees(isOnShow, true, content.testimonials[1]!.customerName);
      await visitor.click(button('Feedback 1 of 3'));
      await visitor.sees(isOnShow, true, content.testimonials[0]!.customerName);
    });

    test('a press before the script has come is answered once it has', async () => {
      const release = gate.hold(/\/assets\/hydrate/);
      await visitor.arrive('/');
      await visitor.click(button('Next slide'));
      release();
      await visitor.sees(slideOnShow, 2);
    });

    test('what is typed before the script has come stays, with its caret', async () => {
      const release = gate.hold(/\/assets\/entry-browser/);
      await visitor.open('/contact-us/');
      await visitor.fill('[name=name]', 'Dana Whitfield');
      await visitor.fill('[name=phone]', '7135550118');
      await visitor.fill('[name=question]', 'We plan trucks');
      for (let step = 0; step < 'trucks'.length; step++) await visitor.driver.press('ArrowLeft');
      release();
      await visitor.ready();
      await visitor.sees(isShown, true, 'site-island[data-hydrated] form');
      await visitor.driver.type('60 ');
      await visitor.sees(valueOf, 'We plan 60 trucks', 'question');
      await visitor.sees(valueOf, 'Dana Whitfield', 'name');
      await visitor.sees(valueOf, '(713) 555-0118', 'phone');
    });

    test('a digit put into the middle of a phone number leaves the caret behind it', async () => {
      await visitor.arrive('/contact-us/');
      await visitor.fill('[name=phone]', '28155501');
      await visitor.sees(valueOf, '(281) 555-01', 'phone');
      for (let step = 0; step < '1) 555-01'.length; step++) await visitor.driver.press('ArrowLeft');
      await visitor.driver.type('9');
      await visitor.sees(valueOf, '(289) 155-501', 'phone');
      await visitor.driver.press('Backspace');
      await visitor.sees(valueOf, '(281) 555-01', 'phone');
    });

    test('refused fields are told at the field, and the first takes the focus', async () => {
      await visitor.arrive('/contact-us/');
      await visitor.fill('[name=phone]', '71355501');
      await visitor.click(button('Submit'));
      await visitor.seesFocusOn('[name=name]');
      for (const name of ['name', 'email', 'phone', 'question']) {
        await visitor.sees(isRefusedWithWords, true, name);
      }
      await visitor.fill('[name=name]', 'Dana');
      await visitor.sees(isRefusedWithWords, false, 'name');
    });

    test('a look at another page loses nothing that was typed', async () => {
      await visitor.arrive('/contact-us/');
      await visitor.fill('[name=email]', 'draft@gulfline.example');
      await visitor.click(linkTo(formWords.contact.privacy.link, 'main'));
      await visitor.seesTitle(titleOf(formWords.contact.privacy.link));
      await visitor.driver.back();
      await visitor.sees(valueOf, 'draft@gulfline.example', 'email');
    });

    for (const { path, words } of forms) {
      test(`what the form of ${path} sends is stored, and it says thank you`, async () => {
        const email = `sent${path.replaceAll('/', '-')}@gulfline.example`;
        await visitor.arrive(path);
        await fillIn(visitor, email);
        await visitor.click(button('Submit'));
        await visitor.sees(isSaid, true, words.success);
        const stored = await sentBy(email);
        expect(stored).toEqual([
          expect.objectContaining({
            name: 'Dana Whitfield',
            phone: '(713) 555-0118',
            question: 'We plan 60 trucks\non paper.',
            applicationId: company.enquiry.applicationId,
            suspicion: null,
          }),
        ]);
        await visitor.sees(isSaid, true, stored[0]!.reference);
        await visitor.sees(valueOf, '', 'question');
      });
    }

    test('an enquiry that cannot be sent keeps its words', async () => {
      expected = /status of 422|answered with status 422/;
      await visitor.arrive('/contact-us/');
      gate.refuse(/\/customerEnquiry$/, 422);
      await fillIn(visitor, 'refused@gulfline.example');
      await visitor.click(button('Submit'));
      await visitor.hears(expected);
      gate.open();
      await visitor.sees(valueOf, 'We plan 60 trucks\non paper.', 'question');
      await visitor.click(button('Submit'));
      await visitor.sees(isSaid, true, formWords.contact.success);
      expect(await sentBy('refused@gulfline.example')).toHaveLength(1);
    });

    test('an article is printed in full', async ({ skip }) => {
      skip(engine.whyNoPrint !== undefined, engine.whyNoPrint);
      await visitor.arrive(`${articlePath}/`);
      const words = await visitor.driver.evaluate(
        () => document.querySelector('main')!.textContent.split(/\s+/).length,
      );
      const sheets = printedPages(await visitor.driver.print());
      // More than 900 words do not fit on one sheet; more than one sheet for 100 words is mostly blank.
      expect(sheets).toBeGreaterThan(words / 900);
      expect(sheets).toBeLessThan(words / 100);
    });
  });

  describe(`${engine.name} without scripts`, () => {
    startVisit({ scripts: false });

    test('home reads in full and has no idle buttons', async () => {
      await onDesk();
      await visitor.open('/');
      await visitor.sees(slideOnShow, 1);
      await visitor.sees(
        () => [...document.querySelectorAll('main button')].some((one) => one.checkVisibility()),
        false,
      );
      await visitor.sees(() => document.querySelectorAll('blockquote').length, content.testimonials.length);
      await visitor.sees(() => document.documentElement.dataset['ready'] === undefined, true);
    });

    test('an article is read from its contents, and a link leads on by its plain address', async () => {
      const { id } = article.headings[2]!;
      await visitor.open(`${articlePath}/`);
      await visitor.click(`main nav a[href="#${id}"]`);
      await visitor.sees(isInWindow, true, id);
      await visitor.click(linkTo('/careers', 'footer'));
      await visitor.seesTitle(titleOf('/careers'));
      await visitor.sees(() => location.pathname + location.hash, '/careers/');
    });

    test('the menu of a phone opens and leads on', async ({ skip }) => {
      await onPhone();
      await visitor.open('/why-us/');
      const isKnown = await visitor.driver.evaluate(() => 'command' in HTMLButtonElement.prototype);
      skip(!isKnown, 'the engine does not know the attribute “command”: without scripts the footer leads on');
      await visitor.click(button('Menu'));
      await visitor.click(linkTo(group.children![0]!.link, '#menu'));
      await visitor.seesTitle(titleOf(group.children![0]!.link));
    });

    test('the contact form is sent, stored and says thank you', async () => {
      await onDesk();
      await visitor.open('/contact-us/');
      await fillIn(visitor, 'without-scripts@gulfline.example');
      await visitor.click(button('Submit'));
      await visitor.sees(() => location.pathname, '/thank-you/contact/');
      await visitor.sees(() => document.querySelector('h1')?.textContent, formWords.contact.success);
      expect(await sentBy('without-scripts@gulfline.example')).toHaveLength(1);
    });
  });
}

const forms = [
  { path: '/contact-us/', words: formWords.contact },
  { path: '/careers/', words: formWords.careers },
];

async function fillIn(visitor: Visitor, email: string) {
  await visitor.fill('[name=name]', 'Dana Whitfield');
  await visitor.fill('[name=email]', email);
  await visitor.fill('[name=phone]', '(713) 555-0118');
  await visitor.fill('[name=question]', 'We plan 60 trucks\non paper.');
}

// What follows runs in the page.

/**
 * Pixels by which something sticks out are counted beside the scroll bar, which takes its part of the window. Islands have to
 * answer that start by themselves: when the browser is idle, or within 200 pixels of the window.
 */
function stateOfPage() {
  const hasToAnswer = (island: Element) => {
    if (island.getAttribute('start') === 'idle') return true;
    const { top, bottom, width } = (island.firstElementChild ?? island).getBoundingClientRect();
    return island.getAttribute('start') === 'visible' && width > 0 && bottom > -200 && top < innerHeight + 200;
  };
  const waiting = document.querySelectorAll('site-island:not([data-hydrated])');
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    isLoaded: document.readyState === 'complete',
    waitingIslands: [...waiting].filter(hasToAnswer).length,
    address: location.pathname + location.hash,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.textContent.trim()).length,
    tooWide: scrollWidth - clientWidth,
  };
}

function isShown(css: string) {
  return document.querySelector(css)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}

/** A part that is laid out late cuts off what reaches out of it, such as a heading's number, but for the margin it allows. */
function isCutOff() {
  const isLate = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';
  return !CSS.supports('overflow-clip-margin: 1px') && [...document.querySelectorAll('main, main *')].some(isLate);
}

function isInWindow(id: string) {
  const { top, bottom } = document.getElementById(id)!.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The number of the banner that fills the width of the window; 0 while they move. */
function slideOnShow() {
  const slides = [...document.querySelectorAll('[aria-roledescription=slide]')];
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 1 && slide.checkVisibility()) + 1;
}

/** Whether the client's words stand within the width of their row. */
function isOnShow(client: string) {
  const quote = [...document.querySelectorAll('#feedback > li')].find((item) => item.textContent.includes(client))!;
  const { left, right } = quote.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && !quote.matches('[inert]');
}

function valueOf(name: string) {
  return document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value;
}

function isRefusedWithWords(name: string) {
  const field = document.querySelector(`main form [name="${name}"]`)!;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  return field.getAttribute('aria-invalid') === 'true' && words !== '';
}

function isSaid(words: string) {
  return document.querySelector('main output')?.textContent.includes(words) ?? false;
}
