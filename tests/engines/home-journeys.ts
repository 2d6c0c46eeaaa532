import { content } from '../playwright/site-content.ts';
import { isShown, currentSlide } from './in-page.ts';
import type { Visit } from './visit.ts';
import { button } from './visitor.ts';
import { bannerLabel } from '#site/pages/home/banner-label.ts';
import { home } from '#site/pages/home/page.ts';
import { language } from '../site/site-language.ts';

/** Journeys through the carousels of home. */
export function describeHome({ test }: Visit) {
  test('the carousels of home advance by their buttons', async ({ visitor, onDesktop, onPhone }) => {
    await onDesktop();
    await visitor.arrive('/');
    const { banners } = content.page(home.schema, '/');
    await visitor.click(button(language.nextSlide));
    await visitor.seesValue(currentSlide, 2);
    await visitor.click(button(language.previousSlide));
    await visitor.seesValue(currentSlide, 1);
    await visitor.click(button(bannerLabel(banners[2]!.title)));
    await visitor.seesValue(currentSlide, 3);

    // So narrow that not even three people fit side by side.
    await onPhone();
    await visitor.click(button(language.nextMember));
    await visitor.sees(isShown, `[aria-label="${language.previousMember}"][aria-disabled=false]`);

    await visitor.click(button(language.nextFeedback));
    await visitor.sees(isCurrentQuote, 1);
    await visitor.click(button(language.feedbackPosition(1, content.testimonials.length)));
    await visitor.sees(isCurrentQuote, 0);
  });

  test('a click before the script is loaded takes effect afterward', async ({ visitor, gate }) => {
    // Does not hold the banners' script: WebKit keeps it in memory from earlier visits, and does not request it again.
    const script = /\/assets\/entry-browser/;
    const release = gate.hold(script);
    const requested = gate.waitForRequest(script);
    await visitor.open('/');
    await requested;
    await visitor.click(button(language.nextSlide));
    release();
    await visitor.seesValue(currentSlide, 2);
  });
}

/** Whether a client's quote is within the width of the window, and is the current one. Runs in the page. */
function isCurrentQuote(index: number) {
  const quote = document.querySelectorAll('#feedback > li')[index]!;
  const { left, right } = quote.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && !quote.matches('[inert]');
}
