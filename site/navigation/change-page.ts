/** From one page to another, by their paths. */
export interface Step {
  from: string;
  to: string;
  /** Whether it leads back in the history of the tab. */
  isBack: boolean;
}

const { documentElement } = document;

/** How a plate goes over, as motion.css lets a page settle. */
const travel = {
  duration: 300,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  pseudoElement: '::view-transition-group(plate)',
};

let latest: ViewTransition | undefined;

/** What bears the name of the plate that goes over from page to page: at most one element of the page on show. */
let plate: HTMLElement | undefined;

/**
 * Calls `update`, which puts `next` in the place of the page on show: at once, and motion.css lets its picture settle. Only
 * where a card leads to the page, in a view transition, a frame later: what the card shows of it (`data-cover-of`) becomes what
 * the page opens with (`data-opening`), and on the way back that becomes the card's again. A step that comes meanwhile ends it.
 */
export function changePage({ from, to, isBack }: Step, next: Document, update: () => void) {
  const card = seen(coverOf(to));
  const isToCard = !card && next.querySelector(coverOf(from)) !== null;
  const leaving = isToCard ? seen(opening) : card;
  // A browser that paints nothing would let the page wait.
  const isPlate = leaving && 'startViewTransition' in document && !document.hidden && !wantsLessMotion();
  const settle = isBack ? 'back' : 'on';
  documentElement.dataset['step'] = isPlate ? (isToCard ? 'card' : 'opening') : settle;
  if (isPlate) goOver(leaving, update, () => seen(isToCard ? coverOf(from) : opening), settle);
  else update();
}

function goOver(leaving: HTMLElement, update: () => void, coming: () => HTMLElement | undefined, settle: string) {
  const origin = leaving.getBoundingClientRect();
  let going: Animation | undefined;
  namePlate(leaving);
  const transition = (latest = document.startViewTransition(() => {
    update();
    if (latest !== transition) return;
    const arrived = coming();
    namePlate(arrived);
    if (arrived) return;
    // Nothing on the page to become: the two would only show through each other.
    documentElement.dataset['step'] = settle;
    transition.skipTransition();
  }));
  // Not the browser's own animation of the width and height, which is the main thread's.
  const go = () => {
    const target = plate?.getBoundingClientRect();
    if (target)
      going = documentElement.animate({ transform: [placed(target, origin), placed(target, target)] }, travel);
  };
  // What is shown takes no press until the transition has ended: the first one ends it.
  const ended = new AbortController();
  const press = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== documentElement) return;
    ended.abort();
    transition.skipTransition();
    (document.elementFromPoint(clientX, clientY) as HTMLElement | null)?.click();
  };
  const end = () => {
    ended.abort();
    going?.cancel();
    if (latest === transition) namePlate(undefined);
  };
  document.addEventListener('click', press, { signal: ended.signal });
  // It rejects when the transition is skipped; what fails in `update` is told by another promise.
  transition.ready.then(go, () => undefined);
  transition.finished.then(end, end);
}

const opening = '[data-opening]';
const coverOf = (path: string) => `[data-cover-of="${path}"]`;

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The first one in the window. */
const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

/** What puts a box of `size` where `place` is. */
const placed = (size: DOMRect, place: DOMRect) =>
  `translate(${place.x}px, ${place.y}px) scale(${place.width / size.width}, ${place.height / size.height})`;

function namePlate(element: HTMLElement | undefined) {
  if (plate) plate.style.viewTransitionName = '';
  if (element) element.style.viewTransitionName = 'plate';
  plate = element;
}
