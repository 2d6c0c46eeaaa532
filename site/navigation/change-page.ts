import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** A change from one page to another. */
interface PageChange {
  /** The path of the current page. */
  from: string;
  /** The path of the next page. */
  to: string;
  /** Whether it goes back in the tab's history. */
  isBack: boolean;
}

/** An element of the current page that turns into one of the next page. */
interface SharedElement {
  /** The element that it turns into; motion.css animates each kind differently. */
  kind: 'to-hero' | 'to-card' | 'to-action';
  source: HTMLElement;
  /** Finds its counterpart once the next page is shown. */
  findTarget: () => HTMLElement | null | undefined;
}

const { documentElement } = document;

/** The animation's options. Duration and easing repeat --settle and --ease of tokens.css. */
const animationOptions = {
  duration: 300,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  pseudoElement: '::view-transition-group(shared-element)',
};

let latestTransition: ViewTransition | undefined;

/** The element that has the view transition's name: at most one per page. */
let namedElement: HTMLElement | undefined;

/**
 * Calls `update`, which replaces the current page by `next`: directly, while motion.css animates the new picture.
 * Between a card and its page it uses a view transition, one frame later: the card's picture (`data-cover-of`) turns
 * into the page's hero (`data-hero`), and back. A primary action that leads there likewise turns into its page's
 * (`data-primary`). Another change in the meantime ends the transition.
 */
export function changePage({ from, to, isBack }: PageChange, next: Document, update: () => void) {
  const sharedElement = findSharedElement(from, to, next);
  const direction = isBack ? 'back' : 'forward';
  // A hidden document paints no frame, so the page would never be shown.
  const canAnimate = 'startViewTransition' in document && !document.hidden && !prefersReducedMotion();
  if (!sharedElement || !canAnimate) {
    documentElement.dataset['transition'] = direction;
    return update();
  }
  const isUnderOpaqueHeader = sharedElement.kind === 'to-hero' && 'scrolled' in documentElement.dataset;
  documentElement.dataset['transition'] = isUnderOpaqueHeader ? 'to-hero-scrolled' : sharedElement.kind;
  animateSharedElement(sharedElement, update, direction);
}

function findSharedElement(from: string, to: string, next: Document): SharedElement | undefined {
  const findHero = () => findVisible('[data-hero]');
  const card = findVisible(coverSelector(to));
  if (card) return { kind: 'to-hero', source: card, findTarget: findHero };
  if (next.querySelector(coverSelector(from))) {
    const hero = findHero();
    return hero && { kind: 'to-card', source: hero, findTarget: () => findVisible(coverSelector(from)) };
  }
  const action = findVisible(pressedActionSelector(to));
  return action && { kind: 'to-action', source: action, findTarget: () => document.querySelector('[data-primary]') };
}

function animateSharedElement({ source, findTarget }: SharedElement, update: () => void, direction: string) {
  const origin = source.getBoundingClientRect();
  // The snapshot would show the header's fade halfway, and its words would be unreadable.
  finishHeaderFade();
  nameElement(source);
  const transition = (latestTransition = document.startViewTransition(() => {
    update();
    if (latestTransition !== transition) return;
    const target = findTarget();
    nameElement(target);
    if (target) return;
    // Without a target, the transition would only cross-fade the pages.
    documentElement.dataset['transition'] = direction;
    transition.skipTransition();
  }));
  // A transform runs on the compositor; the browser's own animation of width and height is on the main thread.
  let animation: Animation | undefined;
  const animate = () => {
    const target = namedElement?.getBoundingClientRect();
    // An element without a size has been removed by another navigation.
    if (!target?.width) return;
    const transform = [transformTo(origin, target), transformTo(clampToWindow(target), target)];
    animation = documentElement.animate({ transform }, animationOptions);
  };
  const stopListening = passOnClick(transition);
  const end = () => {
    stopListening();
    animation?.cancel();
    if (latestTransition === transition) nameElement(undefined);
  };
  // Rejects when the transition is skipped; an error in `update` rejects another promise.
  transition.ready.then(animate, () => undefined);
  transition.finished.then(end, end);
}

/**
 * Lets the first click end the transition and reach the element below: the snapshot takes no clicks. Returns a function
 * that stops listening.
 */
function passOnClick(transition: ViewTransition): () => void {
  const listener = (event: MouseEvent) => {
    if (event.target !== documentElement) return;
    stopListening();
    transition.skipTransition();
    // A copy of the event keeps Ctrl and the like.
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
  };
  const stopListening = () => document.removeEventListener('click', listener);
  document.addEventListener('click', listener);
  return stopListening;
}

/** Ends the fade of the header's colors that scrolling and another page start. */
export function finishHeaderFade() {
  for (const fade of document.querySelector('header')?.getAnimations() ?? []) fade.finish();
}

const coverSelector = (path: string) => `[data-cover-of="${path}"]`;

/** The primary action that was pressed to go to `path`. Hover counts too, since Safari gives links no focus. */
const pressedActionSelector = (path: string) =>
  `[data-primary]:is([href$="#${path}"], [href="${path}/"]):is(:focus, :hover)`;

/** Finds the first match in the viewport. */
const findVisible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

/**
 * The box of a target or, if that is below the window, a box at the window's lower edge: otherwise the element would leave the
 * screen within two frames.
 */
const clampToWindow = ({ x, y, width, height }: DOMRect) => new DOMRect(x, Math.min(y, innerHeight), width, height);

/** The transform that moves a box of the size of `original` onto `box`. */
const transformTo = (box: DOMRect, original: DOMRect) =>
  `translate(${box.x}px, ${box.y}px) scale(${box.width / original.width}, ${box.height / original.height})`;

/** Gives the view transition's name to `element` alone. */
function nameElement(element: HTMLElement | null | undefined) {
  if (namedElement) namedElement.style.viewTransitionName = '';
  if (element) element.style.viewTransitionName = 'shared-element';
  namedElement = element ?? undefined;
}
