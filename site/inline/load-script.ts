import { whenIdle } from '../navigation/when-idle.ts';

const intentEvents = ['pointerdown', 'pointerover', 'keydown'] as const;

/** Milliseconds to wait after `load`: often the largest picture is painted only after that event. */
const paintDelay = 200;

let loading: Promise<unknown> | undefined;

/**
 * Imports the site's script, once, from the address in `data-script`. Rejects if that fails: then the page works as it does
 * without scripts.
 */
export function loadScript(): Promise<unknown> {
  if (!loading) {
    loading = import(/* @vite-ignore */ document.documentElement.dataset['script']!);
    loading.catch(() => document.documentElement.toggleAttribute('data-scripting'));
    // A mouse that already rests on the page is a sign of intent before its islands are parsed.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', preloadIslands);
    else preloadIslands();
  }
  return loading;
}

/** Loads the scripts of the islands that start first in parallel with the site's script, which saves a round trip. */
function preloadIslands() {
  for (const island of document.querySelectorAll('site-island[start=idle]')) {
    for (const href of island.getAttribute('scripts')!.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  }
}

/**
 * Loads the site's script at the first sign of intent, or once the page is painted and the browser idle, so that it never
 * delays a paint.
 */
export function loadOnIntentOrIdle() {
  const load = () => void loadScript();
  for (const intent of intentEvents) addEventListener(intent, load, { once: true, capture: true });
  addEventListener('load', () => setTimeout(() => whenIdle(load), paintDelay));
}
