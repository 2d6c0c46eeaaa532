/**
 * Inline in every document, in one script with open-hash-address.ts: what the page needs before React, and when React may come.
 *
 * React is imported after `load` and an idle moment, or at the first sign of intent, so that it never competes with the
 * first paint. A press or a form sent before then is kept and repeated once the page answers to it.
 */
const page = document.documentElement;
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown'] as const;

let started: Promise<unknown> | undefined;
let ready = false;
let repeat: (() => void) | undefined;

const markScroll = () => {
  page.toggleAttribute('data-scrolled', scrollY > 0);
  page.toggleAttribute('data-far', scrollY > 300);
};
addEventListener('scroll', markScroll, { passive: true });
markScroll();

function start() {
  started ??= Promise.resolve(window.opening).then(() => {
    for (const chunk of page.dataset['chunks']!.split(' ')) preload(chunk);
    return import(/* @vite-ignore */ page.dataset['entry']!).then(() => window.starting);
  });
  return started;
}

const begin = () => void start().catch(() => 0);

function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

document.addEventListener(
  'click',
  (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(
      'button:not([type=submit], [command]), a[href^="#"]',
    );
    if (ready || !pressed) return;
    if (pressed.matches('a')) {
      // At a hash address `#rules` would be home's. In its own document the browser follows it.
      if (!window.opening) return;
      event.preventDefault();
    }
    repeat = () => pressed.click();
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    if (ready) return;
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    repeat = () => form.requestSubmit();
    // Where the script cannot come, the form goes the way it goes without one.
    start().catch(() => form.submit());
  },
  true,
);

addEventListener('site:ready', () => {
  ready = true;
  page.dataset['ready'] = '';
  repeat?.();
});

for (const intent of intents) addEventListener(intent, begin, { once: true, passive: true, capture: true });
addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), 200));

export {};
