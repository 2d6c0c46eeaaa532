import type { FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { loadChunk } from '../navigation/chunk-load-error.ts';
import { reloadIfStale } from '../navigation/stale-release.ts';
import type * as Hydrate from './hydrate.tsx';

/** What tells that a visitor reaches for an island. A press comes as `click` alone from assistive technology. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'submit'] as const;

/** How far below the window an island starts that is about to be seen. */
const near = '200px';

export interface IslandHost {
  /** Shows the error screen: an island has crashed, or was pressed and does not come. */
  fail: (error: unknown) => void;
}

/**
 * `<site-island>`: the markup of an `<Island>` in a document. Its component starts when the attribute `start` says so, and is
 * unmounted when the element leaves the document. Tells `site:answers` once it answers, `site:fails` when its script does not
 * come; then the page stays as it is and serves as it does without scripts.
 */
export function defineIslandElement({ fail }: IslandHost) {
  customElements.define(
    'site-island',
    class extends HTMLElement {
      #connection = new AbortController();
      #root: Root | undefined;
      #started = false;
      #pressed = false;
      #failure: unknown;

      connectedCallback() {
        const { signal } = (this.#connection = new AbortController());
        for (const intent of intents) this.addEventListener(intent, this, { passive: true, signal });
        const start = () => void this.#start();
        const when = this.getAttribute('start');
        if (when === 'idle') whenIdle(start, signal);
        if (when === 'visible') whenNear(this, start, signal);
      }

      disconnectedCallback() {
        this.#connection.abort();
        // React complains of a root that ends before it is hydrated: then #answer ends it.
        if ('hydrated' in this.dataset) this.#root?.unmount();
      }

      handleEvent({ type, target }: Event) {
        void this.#start();
        this.#pressed ||= type === 'click' && (target as Element).closest('button:not([type=submit])') !== null;
        if (this.#failure && (this.#pressed || type === 'submit')) this.#giveUp();
      }

      async #start() {
        if (this.#started) return;
        this.#started = true;
        const { signal } = this.#connection;
        try {
          const [{ hydrateIsland }, component] = await loadChunk(
            `the island ${this.getAttribute('component')}`,
            this.#load(),
          );
          if (signal.aborted) return;
          this.#root = hydrateIsland({
            container: this,
            component,
            props: JSON.parse(this.nextElementSibling!.textContent) as object,
            idPrefix: this.getAttribute('id-prefix')!,
            onHydrated: this.#answer,
            // Of a page that has been left nobody wants to hear.
            onError: (error) => signal.aborted || fail(error),
          });
        } catch (error) {
          const isWanted = () => !signal.aborted;
          if ((await reloadIfStale(error, isWanted)) || !isWanted()) return;
          // Once it is pressed, the error screen tells.
          if (!this.#pressed) console.error(error);
          this.#failure = error;
          this.#giveUp();
        }
      }

      /** A form is posted by the browser (early-input.ts); for a button there is no other way. */
      #giveUp() {
        this.dispatchEvent(new Event('site:fails', { bubbles: true }));
        if (this.#pressed) fail(this.#failure);
      }

      async #load(): Promise<[typeof Hydrate, FunctionComponent<object>]> {
        // Also those that the first two import: the browser would learn of them only from these.
        const scripts = this.getAttribute('scripts')!.split(' ');
        const [module, hydration] = (await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)))) as [
          Record<string, FunctionComponent<object>>,
          typeof Hydrate,
        ];
        return [hydration, module[this.getAttribute('component')!]!];
      }

      readonly #answer = () => {
        this.dataset['hydrated'] = '';
        if (this.#connection.signal.aborted) return queueMicrotask(() => this.#root?.unmount());
        this.dispatchEvent(new Event('site:answers', { bubbles: true }));
      };
    },
  );
}

function whenIdle(start: () => void, signal: AbortSignal) {
  const idle = () => signal.aborted || start();
  (window.requestIdleCallback ?? setTimeout)(idle);
}

function whenNear(element: Element, start: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: near },
  );
  // The element itself has no box: it is `display: contents`.
  observer.observe(element.firstElementChild ?? element);
  signal.addEventListener('abort', () => observer.disconnect());
}
