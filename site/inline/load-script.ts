const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown'] as const;

/** How long the browser is left alone after `load`, in milliseconds: the largest picture is often painted only then. */
const painting = 200;

let loading: Promise<unknown> | undefined;

/** Imports the site's script, which the document names, once. Rejects when it does not come. */
export function loadScript(): Promise<unknown> {
  if (!loading) {
    loading = import(/* @vite-ignore */ document.documentElement.dataset['script']!);
    preloadIslands();
  }
  return loading;
}

/** The site's script will import those of these islands first: beside it they save a round trip. */
function preloadIslands() {
  for (const island of document.querySelectorAll('site-island[start=idle]')) {
    for (const href of island.getAttribute('scripts')!.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** Loads it at the first sign of intent, else when the page is painted and the browser idle: it never delays a paint. */
export function loadAtIntentOrIdle() {
  const load = () => void loadScript().catch(() => undefined);
  for (const intent of intents) addEventListener(intent, load, { once: true, passive: true, capture: true });
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), painting));
}
