declare global {
  interface Window {
    /** Until when the page counts as being left. */
    leavingUntil?: number;
    /** Fires if the site's script does not begin: site/inline/open-plain-address.ts. */
    scriptTimer?: ReturnType<typeof setTimeout>;
  }
}

/** Milliseconds after which a page that is still shown is not being left: a file was saved, or a mail begun. */
const patience = 1000;

/** Marks the moment at which the visitor begins to leave the page. */
export function markLeaving() {
  window.leavingUntil = Date.now() + patience;
  clearTimeout(window.scriptTimer);
}

/**
 * Whether the visitor is leaving the page. Firefox and WebKit reject everything that is loading as soon as leaving begins,
 * seconds before a slow page takes this one's place. None of that has failed, and loading a page for it would end the
 * visitor's own navigation.
 */
export const isLeaving = () => Date.now() < window.leavingUntil!;
