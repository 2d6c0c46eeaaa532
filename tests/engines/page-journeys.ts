import { articlePath, articleSkipReason, articleWithMostSections } from '../playwright/article-with-most-sections.ts';
import { footerPath } from '../playwright/chosen-pages.ts';
import { shownAddress } from '../playwright/page-links.ts';
import { pages, titleOf } from '../playwright/site-content.ts';
import { isInWindow } from './in-page.ts';
import type { Visit } from './visit.ts';
import { linkTo } from './visitor.ts';

/** The path of the first page of each kind. Pages of one kind differ only in their text, so one hash address of each suffices. */
const firstPaths = new Set(
  [...Map.groupBy(pages, ({ definition }) => definition).values()].map(([first]) => first!.path),
);

/** Later pages of a list show the address of the list (docs/decisions/0027-pages-of-lists.md). */
const listPath = (path: string) => path.replace(/\/page\/\d+$/, '');

/** Journeys through all pages: arrivals, navigation, anchors, and delayed layout. */
export function describePages({ test, engine }: Visit) {
  test(`every route by its plain address, and one of each kind by its hash address, has its title and fits into ${engine.phoneWidth} pixels`, async ({
    visitor,
    onPhone,
    allowConsole,
  }) => {
    // Firefox prefetches `rel=next` (network.prefetch-next), which the site's policy refuses.
    allowConsole(/\(default-src\) at \S*\/page\/\d+\//);
    await onPhone();
    for (const { path, title } of pages) {
      await visitor.open(path === '/' ? '/' : `${path}/`);
      // A moving mouse is a sign of intent, which loads the script immediately.
      await visitor.driver.move(20, 20);
      await visitor.ready();
      const state = {
        isLoaded: true,
        waitingIslands: 0,
        address: shownAddress(listPath(path)),
        title,
        headings: 1,
        overflowingPixels: 0,
      };
      await visitor.seesValue(stateOfPage, state);
      if (!firstPaths.has(path)) continue;
      // Loads the address that the address bar shows by now.
      await visitor.driver.reload();
      await visitor.ready();
      await visitor.seesValue(stateOfPage, state);
    }
  });

  test('a navigation by a link, Back and Forward set title, scroll position and focus', async ({
    visitor,
    onDesktop,
  }) => {
    await onDesktop();
    await visitor.arrive('/why-us/');
    await visitor.click(linkTo(footerPath, 'footer'));
    await visitor.seesTitle(titleOf(footerPath));
    await visitor.seesValue(() => scrollY, 0);
    await visitor.seesFocusOn('h1');
    await visitor.driver.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await visitor.driver.back();
    await visitor.seesTitle(titleOf('/why-us'));
    await visitor.seesValue(() => scrollY, 0);
    await visitor.driver.forward();
    await visitor.seesTitle(titleOf(footerPath));
    await visitor.seesValue(() => location.pathname + location.hash, shownAddress(footerPath));
    await visitor.seesFocusOn('h1');
  });

  test('an anchor leads to its passage, and is added to the address', async ({ visitor, skip }) => {
    skip(articleSkipReason !== undefined, articleSkipReason);
    const { id } = articleWithMostSections.headings.at(-1)!;
    await visitor.arrive(`${articlePath}/`);
    await visitor.click(`main nav a[href="${shownAddress(articlePath, id)}"]`);
    await visitor.sees(isInWindow, id);
    await visitor.seesValue(() => location.pathname + location.hash, shownAddress(articlePath, id));
  });

  for (const path of ['/', `${articlePath}/`]) {
    test(`all of ${path} is laid out on a phone`, async ({ visitor, onPhone }) => {
      await onPhone();
      await visitor.arrive(path);
      await visitor.doesNotSee(hasSkippedPassage);
    });

    test(`an engine that cannot let content extend beyond a clipped part delays no layout of ${path}`, async ({
      visitor,
      gate,
      onPhone,
      skip,
    }) => {
      // Layout is delayed only on phones.
      await onPhone();
      const hasMargin = await visitor.driver.evaluate(() => CSS.supports('overflow-clip-margin: 1px'));
      skip(hasMargin, 'the engine has overflow-clip-margin: nothing is cut off');
      // The site's script would lay out what was delayed.
      const release = gate.hold(/\/assets\/entry-browser/);
      await visitor.open(path);
      await visitor.doesNotSee(delaysLayout);
      release();
      await visitor.ready();
    });
  }

  test('home keeps its height once it is scrolled, before the script is loaded', async ({ visitor, gate, onPhone }) => {
    await onPhone();
    const script = /\/assets\/entry-browser/;
    const release = gate.hold(script);
    const requested = gate.waitForRequest(script);
    await visitor.open('/');
    await requested;
    await visitor.driver.evaluate(recordHeights);
    await visitor.seesValue(() => document.documentElement.dataset['heights']?.split(',').length, 1);
    release();
    await visitor.ready();
  });
}

/**
 * The state of the page. An island is waiting if it should be interactive by now: when the browser is idle, or within
 * 200 pixels of the window. Runs in the page.
 */
function stateOfPage() {
  const shouldBeHydrated = (island: Element) => {
    if (island.getAttribute('start') === 'idle') return true;
    const { top, bottom, width } = (island.firstElementChild ?? island).getBoundingClientRect();
    return island.getAttribute('start') === 'visible' && width > 0 && bottom > -200 && top < innerHeight + 200;
  };
  const waiting = document.querySelectorAll('site-island:not([data-hydrated])');
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    isLoaded: document.readyState === 'complete',
    waitingIslands: [...waiting].filter(shouldBeHydrated).length,
    address: location.pathname + location.hash,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.textContent.trim()).length,
    overflowingPixels: scrollWidth - clientWidth,
  };
}

/** Whether a passage is not laid out yet, and thus missing in screenshots of the whole page. Runs in the page. */
function hasSkippedPassage() {
  const passages = [...document.querySelectorAll('main :is(h2, h3, p)')].filter((passage) => passage.checkVisibility());
  return passages.some((passage) => !passage.checkVisibility({ contentVisibilityAuto: true }));
}

/**
 * Whether the layout of any part is delayed: such a part clips what extends beyond it, such as a heading's number, except
 * within its overflow-clip-margin. Runs in the page.
 */
function delaysLayout() {
  const isDelayed = (element: Element) => getComputedStyle(element).contentVisibility === 'auto';
  return [...document.querySelectorAll('main, main *')].some(isDelayed);
}

/** Scrolls screen by screen to the end, then stores the heights that the page had on the way. Runs in the page. */
function recordHeights() {
  const heights = new Set<number>();
  const recordHeight = (from: number) => {
    heights.add(document.documentElement.scrollHeight);
    if (scrollY === from) document.documentElement.dataset['heights'] = [...heights].join(',');
    else scroll(innerHeight);
  };
  const scroll = (top: number) => {
    const from = scrollY;
    scrollBy({ top, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => recordHeight(from)));
  };
  void document.fonts.ready.then(() => scroll(1));
}
