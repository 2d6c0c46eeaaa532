declare global {
  interface Window {
    /** The time from which the page no longer counts as being left; like `Date.now()`. */
    leavingUntil?: number;
    /** The timer that fires if the site's script does not begin: site/inline/open-plain-address.ts. */
    scriptTimer?: ReturnType<typeof setTimeout>;
  }
}

/** Milliseconds after which a page that is still shown is not being left: a file was saved, or an email begun. */
const leavingPeriod = 1000;

/** Marks the moment at which the visitor begins to leave the page. */
export function markLeaving() {
  window.leavingUntil = Date.now() + leavingPeriod;
  clearTimeout(window.scriptTimer);
}

/**
 * Whether the visitor is leaving the page. Firefox and WebKit reject everything that is loading as soon as leaving begins,
 * seconds before a slow page takes this one's place. None of these requests has failed, and loading a page because of
 * one would end the visitor's own navigation. False until {@link markLeaving} is called: no number is less than undefined.
 */
export const isLeaving = () => Date.now() < window.leavingUntil!;
