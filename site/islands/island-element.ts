import type { FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { loadChunk } from '../navigation/chunk-load-error.ts';
import { reloadIfStale } from '../navigation/stale-release.ts';
import { whenIdle } from '../navigation/when-idle.ts';
import type * as Hydrate from './hydrate.tsx';
import type { IslandBehavior } from './island-context.ts';

/** Events that show intent to use an island. Assistive technology sends a `click` without the others. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'submit'] as const;

/** How far outside the viewport an island with `start="visible"` starts. */
const visibleMargin = '200px';

type Components = Record<string, FunctionComponent<object>>;
type Behaviors = Record<string, IslandBehavior>;

interface IslandHost {
  /** Shows the error screen: an island has crashed, or was clicked and cannot be loaded. */
  fail: (error: unknown) => void;
  /** Imports the script at an address from the document. */
  load: (script: string) => Promise<unknown>;
}

/**
 * Text typed into islands that were left before they were hydrated, by name and props: a visitor who comes back finds
 * it again. A page must not be reloaded while there is any, here or in an island that is shown.
 */
const typedBefore = new Map<string, string[]>();

/**
 * `<site-island>`: the markup of an `<Island>` or a `<BehaviorIsland>` in a document. It starts as its attribute
 * `start` says, and ends when it leaves the document. Dispatches `site:answers` once it handles events, or `site:fails`
 * if its script cannot be loaded: then the page works as without scripts.
 */
export function defineIslandElement({ fail, load }: IslandHost) {
  document.addEventListener('site:reloads', (event) => {
    if (typedBefore.size > 0) event.preventDefault();
  });
  customElements.define(
    'site-island',
    class extends HTMLElement {
      #connection = new AbortController();
      #props = '';
      #root: Root | undefined;
      #started = false;
      #clicked = false;
      #failure: unknown;

      connectedCallback() {
        this.#props = this.#behavior ? '' : this.nextElementSibling!.textContent;
        const typed = typedBefore.get(this.#key) ?? [];
        for (const [index, field] of this.#fields().entries()) field.value ||= typed[index] ?? '';
        typedBefore.delete(this.#key);
        const { signal } = (this.#connection = new AbortController());
        for (const intent of intents) this.addEventListener(intent, this, { passive: true, signal });
        const preventLoss = (event: Event) => {
          if (!('hydrated' in this.dataset) && this.#hasText()) event.preventDefault();
        };
        document.addEventListener('site:reloads', preventLoss, { signal });
        addEventListener('pageshow', (event) => event.persisted && this.#restart(), { signal });
        const start = () => void this.#start();
        const when = this.getAttribute('start');
        if (when === 'idle') whenIdle(() => signal.aborted || start());
        if (when === 'visible') whenNear(this, start, signal);
      }

      disconnectedCallback() {
        this.#connection.abort();
        // React warns about unmounting a root that is not hydrated yet: in that case #announceHydrated unmounts it.
        if ('hydrated' in this.dataset) this.#root?.unmount();
        else if (this.#hasText()) typedBefore.set(this.#key, this.#texts());
      }

      /** After the page comes back from the browser's cache: a script that was loading when it was left may be lost. */
      #restart() {
        if (this.#root || 'hydrated' in this.dataset) return;
        this.disconnectedCallback();
        delete this.dataset['failed'];
        this.#failure = undefined;
        this.#started = false;
        this.connectedCallback();
      }

      handleEvent({ type, target }: Event) {
        void this.#start();
        this.#clicked ||= type === 'click' && (target as Element).closest('button:not([type=submit])') !== null;
        if (this.#failure && (this.#clicked || type === 'submit')) this.#giveUp();
      }

      async #start() {
        if (this.#started) return;
        this.#started = true;
        const { signal } = this.#connection;
        try {
          const [module, hydration] = await loadChunk(`the island ${this.#name}`, this.#load());
          if (signal.aborted) return;
          if (this.#behavior) return this.#attachBehavior(module, signal);
          this.#root = hydration.hydrateIsland({
            container: this,
            component: (module as Components)[this.#name]!,
            props: JSON.parse(this.#props) as object,
            idPrefix: this.getAttribute('id-prefix')!,
            onHydrated: this.#announceHydrated,
            // Errors of a page that has been left are ignored.
            onError: (error) => signal.aborted || fail(error),
          });
        } catch (error) {
          if ((await reloadIfStale(error, () => !signal.aborted)) || signal.aborted) return;
          // After a click, the error screen shows the error.
          if (!this.#clicked) console.error(error);
          this.#failure = error;
          this.#giveUp();
        }
      }

      /**
       * The browser posts a form (early-input.ts); buttons without such a fallback are hidden (scripted.module.css).
       */
      #giveUp() {
        this.dataset['failed'] = '';
        this.dispatchEvent(new Event('site:fails', { bubbles: true }));
        if (this.#clicked) fail(this.#failure);
      }

      #attachBehavior(behaviors: Behaviors, signal: AbortSignal) {
        behaviors[this.#behavior!]!(this, signal);
        this.#announceHydrated();
      }

      #load() {
        // The list includes the imports of the first two, which the browser would discover only after loading those.
        const scripts = this.getAttribute('scripts')!.split(' ');
        return Promise.all(scripts.map(load)) as Promise<[Components | Behaviors, typeof Hydrate]>;
      }

      get #behavior() {
        return this.getAttribute('behavior');
      }

      get #name() {
        return this.#behavior ?? this.getAttribute('component')!;
      }

      get #key() {
        return this.#name + this.#props;
      }

      #fields() {
        return [...this.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')];
      }

      #texts() {
        return this.#fields().map(({ value }) => value);
      }

      #hasText() {
        return this.#texts().some(Boolean);
      }

      readonly #announceHydrated = () => {
        this.dataset['hydrated'] = '';
        if (this.#connection.signal.aborted) return queueMicrotask(() => this.#root?.unmount());
        this.dispatchEvent(new Event('site:answers', { bubbles: true }));
      };
    },
  );
}

function whenNear(element: Element, start: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: visibleMargin },
  );
  // The element itself is `display: contents` and has no box.
  observer.observe(element.firstElementChild ?? element);
  signal.addEventListener('abort', () => observer.disconnect());
}
