/** A change from one page to another. */
interface PageChange {
  /** The paths of both pages. */
  from: string;
  to: string;
  /** Whether it goes back in the tab's history. */
  isBack: boolean;
}

const { documentElement } = document;

/** Duration and easing repeat --settle and --ease of tokens.css. */
const animationOptions = {
  duration: 300,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  pseudoElement: '::view-transition-group(plate)',
};

let latestTransition: ViewTransition | undefined;

/** The element that is named `plate` for the view transition: at most one per page. */
let plate: HTMLElement | undefined;

/**
 * Calls `update`, which replaces the current page by `next`: directly, while motion.css animates the new picture.
 * Between a card and its page it uses a view transition, one frame later: the card's picture (`data-cover-of`) turns
 * into the page's hero (`data-hero`), and back. A primary action that leads there likewise turns into its page's
 * (`data-primary`). Another change in the meantime ends the transition.
 */
export function changePage({ from, to, isBack }: PageChange, next: Document, update: () => void) {
  const card = findVisible(coverSelector(to));
  const isToCard = !card && next.querySelector(coverSelector(from)) !== null;
  const source = isToCard ? findVisible(heroSelector) : (card ?? findVisible(pressedActionSelector(to)));
  const kind = isToCard ? 'card' : card ? 'opening' : 'action';
  const findTarget = {
    card: () => findVisible(coverSelector(from)),
    opening: () => findVisible(heroSelector),
    action: () => document.querySelector<HTMLElement>('[data-primary]'),
  };
  // A hidden document paints no frame, so the page would never be shown.
  const hasTransition = source && 'startViewTransition' in document && !document.hidden && !prefersReducedMotion();
  const direction = isBack ? 'back' : 'forward';
  const isScrolled = kind === 'opening' && 'scrolled' in documentElement.dataset;
  documentElement.dataset['step'] = !hasTransition ? direction : isScrolled ? 'opening-scrolled' : kind;
  if (hasTransition) movePlate(source, update, findTarget[kind], direction);
  else update();
}

function movePlate(
  source: HTMLElement,
  update: () => void,
  findTarget: () => HTMLElement | null | undefined,
  direction: string,
) {
  const origin = source.getBoundingClientRect();
  // The snapshot would show it halfway, and unreadable.
  finishHeaderFade();
  let animation: Animation | undefined;
  namePlate(source);
  const transition = (latestTransition = document.startViewTransition(() => {
    update();
    if (latestTransition !== transition) return;
    const target = findTarget();
    namePlate(target);
    if (target) return;
    // Without a target, the transition would only cross-fade the pages.
    documentElement.dataset['step'] = direction;
    transition.skipTransition();
  }));
  // A transform runs on the compositor; the browser's own animation of width and height is on the main thread.
  const animate = () => {
    const target = plate?.getBoundingClientRect();
    // Without a size, it has been removed by another navigation meanwhile.
    if (!target?.width) return;
    const transform = [transformTo(origin, target), transformTo(lastInView(target), target)];
    animation = documentElement.animate({ transform }, animationOptions);
  };
  // The snapshot does not take clicks: the first one ends the transition and goes to the element below.
  const ended = new AbortController();
  const click = (event: MouseEvent) => {
    if (event.target !== documentElement) return;
    ended.abort();
    transition.skipTransition();
    // A copy, which keeps Ctrl and the like.
    document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
  };
  const end = () => {
    ended.abort();
    animation?.cancel();
    if (latestTransition === transition) namePlate(undefined);
  };
  document.addEventListener('click', click, { signal: ended.signal });
  // Rejects when the transition is skipped; an error in `update` rejects another promise.
  transition.ready.then(animate, () => undefined);
  transition.finished.then(end, end);
}

/** Ends the fade of the header's colors that scrolling and another page start. */
export function finishHeaderFade() {
  for (const fade of document.querySelector('header')?.getAnimations() ?? []) fade.finish();
}

const heroSelector = '[data-hero]';
const coverSelector = (path: string) => `[data-cover-of="${path}"]`;

/** The primary action that was pressed to go to `path`: Safari gives links no focus. */
const pressedActionSelector = (path: string) =>
  `[data-primary]:is([href$="#${path}"], [href="${path}/"]):is(:focus, :hover)`;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The first match in the viewport. */
const findVisible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

/**
 * The box of a target or, if it is farther below, a box at the window's lower edge: otherwise the plate would leave the
 * screen within two frames.
 */
const lastInView = ({ x, y, width, height }: DOMRect) => new DOMRect(x, Math.min(y, innerHeight), width, height);

/** The transform that moves and scales a box of `size` onto `target`. */
const transformTo = (target: DOMRect, size: DOMRect) =>
  `translate(${target.x}px, ${target.y}px) scale(${target.width / size.width}, ${target.height / size.height})`;

function namePlate(element: HTMLElement | null | undefined) {
  if (plate) plate.style.viewTransitionName = '';
  if (element) element.style.viewTransitionName = 'plate';
  plate = element ?? undefined;
}
