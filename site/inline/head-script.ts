/**
 * Inline in the head of every route's document: what a page needs before the site's script is loaded. Bundled by
 * prerender/inline-script.ts; each byte of it delays the first paint.
 */
import { markLeaving } from '../navigation/leaving.ts';
import { queueEarlyInput } from './early-input.ts';
import { loadOnIntentOrIdle, loadScript } from './load-script.ts';
import { markScroll } from './mark-scroll.ts';
import { openHashAddress } from './open-hash-address.ts';
import { openPlainAddressOnFailure } from './open-plain-address.ts';

// Without this attribute, style sheets hide what works only with a script: when scripts are off, and once the site's own
// script has failed to load (load-script.ts).
document.documentElement.toggleAttribute('data-scripting');
addEventListener('beforeunload', markLeaving);
addEventListener('scroll', markScroll);
markScroll();
queueEarlyInput(loadScript);
if (openHashAddress(location)) openPlainAddressOnFailure(loadScript());
else loadOnIntentOrIdle();
