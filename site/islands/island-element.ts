import type { FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { loadChunk } from '../navigation/chunk-load-error.ts';
import { reloadIfStale } from '../navigation/stale-release.ts';
import { whenIdle } from '../navigation/when-idle.ts';
import type * as Hydrate from './hydrate.tsx';
import type { IslandBehavior } from './island-context.ts';
import { hasTypedText, hasKeptText, keepTypedText, restoreTypedText } from './typed-text.ts';

/** Events that show intent to use an island. Assistive technology sends a `click` without the others. */
const intentEvents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const;

/** The distance from the viewport at which an island with `start="visible"` starts. */
const visibleMargin = '200px';

type Components = Record<string, FunctionComponent<object>>;
type Behaviors = Record<string, IslandBehavior>;

interface IslandHost {
  /** Shows the error screen: an island has crashed, or was clicked and cannot be loaded. */
  showError: (error: unknown) => void;
  /** Imports the script at an address from the document. */
  importScript: (address: string) => Promise<unknown>;
}

/**
 * `<site-island>`: the markup of an `<Island>` or a `<BehaviorIsland>` in a document. It starts at the moment that its
 * attribute `start` names, and ends when it leaves the document. Dispatches `site:ready` once it handles events, or
 * `site:failed` if its script cannot be loaded: then the page works as it does without scripts.
 */
export function defineIslandElement({ showError, importScript }: IslandHost) {
  document.addEventListener('site:beforereload', (event) => {
    if (hasKeptText()) event.preventDefault();
  });
  customElements.define(
    'site-island',
    class extends HTMLElement {
      /** Aborts when the element leaves the document. */
      #connection = new AbortController();
      /** The props of a component, as JSON. */
      #props = '';
      #root: Root | undefined;
      #hasStarted = false;
      #wasClicked = false;
      #failure: unknown;

      connectedCallback() {
        this.#props = this.#behavior ? '' : this.nextElementSibling!.textContent;
        restoreTypedText(this, this.#key);
        const { signal } = (this.#connection = new AbortController());
        for (const type of intentEvents) this.addEventListener(type, this, { passive: true, signal });
        const preventLoss = (event: Event) => {
          if (!this.#isHydrated && hasTypedText(this)) event.preventDefault();
        };
        document.addEventListener('site:beforereload', preventLoss, { signal });
        addEventListener('pageshow', (event) => event.persisted && this.#restart(), { signal });
        const start = () => void this.#start();
        const startAttribute = this.getAttribute('start');
        if (startAttribute === 'idle') whenIdle(() => signal.aborted || start());
        if (startAttribute === 'visible') whenNear(this, start, signal);
      }

      disconnectedCallback() {
        this.#connection.abort();
        // React warns about unmounting a root that is not hydrated yet: in that case #announceHydrated unmounts it.
        if (this.#isHydrated) this.#root?.unmount();
        else keepTypedText(this, this.#key);
      }

      /** Starts again after the page comes back from the browser's cache: a script that was loading then may be lost. */
      #restart() {
        if (this.#root || this.#isHydrated) return;
        this.disconnectedCallback();
        delete this.dataset['failed'];
        this.#failure = undefined;
        this.#hasStarted = false;
        this.connectedCallback();
      }

      handleEvent({ type, target }: Event) {
        void this.#start();
        this.#wasClicked ||= type === 'click' && (target as Element).closest('button:not([type=submit])') !== null;
        if (this.#failure && (this.#wasClicked || type === 'submit')) this.#giveUp();
      }

      async #start() {
        if (this.#hasStarted) return;
        this.#hasStarted = true;
        const { signal } = this.#connection;
        try {
          const [module, hydration] = await loadChunk(`the island ${this.#name}`, this.#importScripts());
          if (signal.aborted) return;
          if (this.#behavior) return this.#attachBehavior(module, signal);
          this.#root = hydration.hydrateIsland({
            container: this,
            component: (module as Components)[this.#name]!,
            props: JSON.parse(this.#props) as object,
            idPrefix: this.getAttribute('id-prefix')!,
            onHydrated: this.#announceHydrated,
            // Errors of a page that has been left are ignored.
            onError: (error) => signal.aborted || showError(error),
          });
        } catch (error) {
          if ((await reloadIfStale(error, () => !signal.aborted)) || signal.aborted) return;
          // After a click, the error screen shows the error.
          if (!this.#wasClicked) console.error(error);
          this.#failure = error;
          this.#giveUp();
        }
      }

      /** Leaves a form to the browser (early-input.ts), and hides buttons without such a fallback (scripted.module.css). */
      #giveUp() {
        this.dataset['failed'] = '';
        this.dispatchEvent(new Event('site:failed', { bubbles: true }));
        if (this.#wasClicked) showError(this.#failure);
      }

      #attachBehavior(behaviors: Behaviors, signal: AbortSignal) {
        behaviors[this.#behavior!]!(this, signal);
        this.#announceHydrated();
      }

      /** Imports the island's module and, for a component, hydrate.tsx. */
      #importScripts() {
        // The list includes the imports of these, which the browser would discover only after loading them.
        const addresses = this.getAttribute('scripts')!.split(' ');
        return Promise.all(addresses.map(importScript)) as Promise<[Components | Behaviors, typeof Hydrate]>;
      }

      get #behavior() {
        return this.getAttribute('behavior');
      }

      get #name() {
        return this.#behavior ?? this.getAttribute('component')!;
      }

      /** Identifies the island if its page is shown again. */
      get #key() {
        return this.#name + this.#props;
      }

      get #isHydrated() {
        return 'hydrated' in this.dataset;
      }

      readonly #announceHydrated = () => {
        this.dataset['hydrated'] = '';
        if (this.#connection.signal.aborted) return queueMicrotask(() => this.#root?.unmount());
        this.dispatchEvent(new Event('site:ready', { bubbles: true }));
      };
    },
  );
}

/** Calls `start` once the element is in or near the viewport, unless `signal` aborts before. */
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
