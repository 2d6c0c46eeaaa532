import { formSkipReason } from '../playwright/form-texts.ts';
import { footerPath } from '../playwright/chosen-pages.ts';
import { hasHashAddresses, shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import type { Visit } from './visit.ts';
import { linkTo, type Visitor } from './visitor.ts';

/** A document without the site's script. */
const elsewhere = '/robots.txt';

/** Journeys that leave a page while parts of it are loading, which Firefox and WebKit then reject. */
export function describeLeaving({ engine, test }: Visit) {
  // WebKit also rejects them, but its driver waits for the next page, so a test cannot see that.
  const canSeeRejection = engine.name === 'Firefox';
  const backSkipReason =
    engine.name === 'WebKit' ? 'WebKitWebDriver may stop answering after Back to a page that was loading' : undefined;

  test('a visitor who leaves while a hash address is loading gets to where they were going', async ({
    visitor,
    gate,
  }) => {
    gate.hold(/\/assets\/entry-browser/);
    const script = gate.waitForRequest(/\/assets\/entry-browser/);
    // From a page of the site, the hash address would only be a navigation within the document.
    await visitor.open(elsewhere);
    await visitor.open('/#/why-us');
    await script;
    await visitor.sees(() => 'scripting' in document.documentElement.dataset);
    const release = gate.hold(/^\/robots/);
    const requested = gate.waitForRequest(/^\/robots/);
    await leave(visitor);
    await requested;
    if (canSeeRejection) await visitor.doesNotSee(() => 'scripting' in document.documentElement.dataset);
    release();
    await visitor.seesValue(() => location.pathname + location.hash, elsewhere);
  });

  test('a reload during a navigation shows the requested page, and no error', async ({ visitor, gate }) => {
    await visitor.arrive('/why-us/');
    const releaseNavigation = gate.hold(new RegExp(`^${footerPath}/`));
    await visitor.click(linkTo(footerPath, 'footer'));
    await visitor.sees(() => 'loading' in document.documentElement.dataset);
    gate.hold(/^\/favicon\.svg\?held/);
    await visitor.driver.evaluate(() => {
      const reject = () => document.documentElement.toggleAttribute('data-rejected', true);
      fetch('/favicon.svg?held').catch(reject);
    });
    const reloadedDocument = hasHashAddresses ? /^\/(\?|$)/ : new RegExp(`^${footerPath}/`);
    const releaseReload = gate.hold(reloadedDocument);
    const requested = gate.waitForRequest(reloadedDocument);
    await visitor.driver.evaluate(() => void setTimeout(() => location.reload()));
    await requested;
    if (canSeeRejection) await visitor.sees(() => 'rejected' in document.documentElement.dataset);
    for (const release of [releaseNavigation, releaseReload]) release();
    gate.open();
    await visitor.seesTitle(titleOf(footerPath));
    await visitor.ready();
  });

  test('Back to a page that was left during a navigation shows the requested page', async ({ visitor, gate, skip }) => {
    skip(backSkipReason !== undefined, backSkipReason);
    await visitor.arrive('/why-us/');
    const release = gate.hold(new RegExp(`^${footerPath}/`));
    await visitor.click(linkTo(footerPath, 'footer'));
    await visitor.sees(() => 'loading' in document.documentElement.dataset);
    await leave(visitor);
    await visitor.seesValue(() => location.pathname, elsewhere);
    release();
    await goBack(visitor);
    await visitor.seesTitle(titleOf(footerPath));
    await visitor.seesValue(() => location.pathname + location.hash, shownAddress(footerPath));
  });

  test('Back to a hash address that was left while it was loading shows its page', async ({ visitor, gate, skip }) => {
    skip(backSkipReason !== undefined, backSkipReason);
    const held = [/\/assets\/entry-browser/, /^\/why-us/];
    const releases = held.map((path) => gate.hold(path));
    const requests = held.map((path) => gate.waitForRequest(path));
    await visitor.open(elsewhere);
    await visitor.open('/#/why-us');
    await Promise.all(requests);
    // Leaving rejects the fetch of the page's document before the script that would handle it has come.
    await leave(visitor);
    await visitor.seesValue(() => location.pathname, elsewhere);
    for (const release of releases) release();
    await goBack(visitor);
    await visitor.seesTitle(titleOf('/why-us'));
    await visitor.seesValue(() => document.querySelectorAll('main h1').length, 1);
  });

  test('Back to a form that was left while its script was loading starts the script', async ({
    visitor,
    gate,
    allowConsole,
    skip,
  }) => {
    skip(backSkipReason !== undefined, backSkipReason);
    skip(formSkipReason('contact') !== undefined, formSkipReason('contact'));
    // WebKit reports that leaving has cancelled this load.
    allowConsole(/does not load: <link rel="modulepreload"/);
    const release = gate.hold(/\/assets\/enquiry-form/);
    const requested = gate.waitForRequest(/\/assets\/enquiry-form/);
    await visitor.arrive('/contact-us/');
    await visitor.fill('[name=name]', 'Dana Whitfield');
    await requested;
    await leave(visitor);
    await visitor.seesValue(() => location.pathname, elsewhere);
    release();
    await goBack(visitor);
    await visitor.sees(() => document.querySelector('main form')?.closest('[data-hydrated]') !== null);
  });
}

/** Opens another address, as a bookmark would, without waiting for its document. */
const leave = ({ driver }: Visitor) => driver.evaluate((to) => void setTimeout(() => (location.href = to)), elsewhere);

const goBack = ({ driver }: Visitor) => driver.evaluate(() => void setTimeout(() => history.back()));
