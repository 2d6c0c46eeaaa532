/**
 * Inline in every document's head, before anything is painted: what a page needs before the site's script has come. It is
 * bundled by prerender/inline-script.ts, and each byte of it delays the first paint.
 */
import { keepEarlyInput } from './early-input.ts';
import { loadAtIntentOrIdle, loadScript } from './load-script.ts';
import { markScroll } from './mark-scroll.ts';
import { openHashAddress } from './open-hash-address.ts';

addEventListener('scroll', markScroll, { passive: true });
markScroll();
keepEarlyInput();
if (openHashAddress(location)) void loadScript().catch(() => undefined);
else loadAtIntentOrIdle();
