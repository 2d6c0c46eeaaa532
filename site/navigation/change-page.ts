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

interface Point {
  x: number;
  y: number;
}

/** An element of the next page that moves to its place from that of its counterpart on the current page. */
interface Move {
  /** The counterpart's box in the window. */
  origin: DOMRect;
  /** Finds the element once the next page is shown. */
  findElement: () => HTMLElement | null | undefined;
  /** The keyframes for an element that is in `box` at the end. */
  keyframes: (origin: DOMRect, box: DOMRect) => PropertyIndexedKeyframes;
}

const { documentElement } = document;

/** Duration and easing repeat --settle and --ease of tokens.css. */
const animationOptions = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** The size, in its own, at which a card begins to move after Back. At twice that it would cover words of the list. */
const cardScale = 1.2;

/** The picture of a hero, or what takes its place. */
const heroPictureSelector = '[data-hero] > picture > img, [data-hero-picture]';

/**
 * Calls `update`, which replaces the current page by `next`. All words of the next page are in their places in its first
 * frame; only its picture moves. It settles (motion.css) or, if a card (`data-cover-of`) led to the page, comes from the
 * card; after Back, the card comes from the picture. A pressed primary action (`data-primary`) moves to that of the next page.
 */
export function changePage({ from, to, isBack }: PageChange, next: Document, update: () => void) {
  const direction = isBack ? 'back' : 'forward';
  const move = prefersReducedMotion() ? undefined : findMove(from, to, next);
  // With a direction, the picture would settle as well.
  documentElement.dataset['transition'] = move ? 'move' : direction;
  update();
  const element = move?.findElement();
  if (element) element.animate(move!.keyframes(move!.origin, element.getBoundingClientRect()), animationOptions);
  else documentElement.dataset['transition'] = direction;
}

function findMove(from: string, to: string, next: Document): Move | undefined {
  const findPicture = () => findVisible(heroPictureSelector);
  const moveFrom = (source: HTMLElement, rest: Omit<Move, 'origin'>) => ({
    origin: source.getBoundingClientRect(),
    ...rest,
  });
  const card = findVisible(coverSelector(to));
  if (card) return moveFrom(card, { findElement: findPicture, keyframes: pictureKeyframes });
  const action = findVisible(pressedActionSelector(to));
  if (action) return moveFrom(action, { findElement: findAction, keyframes: actionKeyframes });
  const picture = next.querySelector(coverSelector(from)) ? findPicture() : undefined;
  return (
    picture && moveFrom(picture, { findElement: () => findVisible(coverSelector(from)), keyframes: cardKeyframes })
  );
}

/** From the middle of the card, at the size at which the picture covers it, undistorted. */
const pictureKeyframes = (origin: DOMRect, box: DOMRect) =>
  keyframesFrom(middleOf(origin), middleOf(box), coveringScale(origin, box));

/** The last part of the way from the picture's place. */
function cardKeyframes(origin: DOMRect, box: DOMRect) {
  const scale = coveringScale(origin, box);
  const part = scale > cardScale ? (cardScale - 1) / (scale - 1) : 1;
  const [start, end] = [middleOf(origin), middleOf(box)];
  const between = { x: end.x + (start.x - end.x) * part, y: end.y + (start.y - end.y) * part };
  return keyframesFrom(between, end, Math.min(scale, cardScale));
}

/** From the upper left corner of the other action to its place, or to the window's lower edge if that is below the window. */
function actionKeyframes(origin: DOMRect, box: DOMRect) {
  const scale = origin.height / box.height;
  const start = middleOf(new DOMRect(origin.x, origin.y, box.width * scale, origin.height));
  return keyframesFrom(start, middleOf(box), scale, Math.min(0, innerHeight - box.y));
}

/** The keyframes of an element whose middle moves from `start` to `end` or to `offset` pixels below it. */
const keyframesFrom = (start: Point, end: Point, scale: number, offset = 0): PropertyIndexedKeyframes => ({
  transform: [`translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`, `translateY(${offset}px)`],
});

const middleOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

const coveringScale = (origin: DOMRect, box: DOMRect) => Math.max(origin.width / box.width, origin.height / box.height);

/**
 * Ends the fades of the header's colors that scrolling and another page start: halfway, its words would be unreadable. The
 * mark of the current link goes on moving.
 */
export function finishHeaderFade() {
  for (const animation of document.querySelector('header')?.getAnimations({ subtree: true }) ?? []) {
    if ((animation as CSSTransition).transitionProperty?.endsWith('color')) animation.finish();
  }
}

const coverSelector = (path: string) => `[data-cover-of="${path}"]`;

/** The primary action that was pressed to go to `path`. Hover counts too, since Safari gives links no focus. */
const pressedActionSelector = (path: string) =>
  `[data-primary]:is([href$="#${path}"], [href="${path}/"]):is(:focus, :hover)`;

const findAction = () => findLaidOut('[data-primary]');

/** Finds the first match in the window. */
const findVisible = (selector: string) => findLaidOut(selector, ({ top, bottom }) => bottom > 0 && top < innerHeight);

/** Finds the first match that has a width, and of whose box `isWanted` is true. */
const findLaidOut = (selector: string, isWanted: (box: DOMRect) => boolean = () => true) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && isWanted(box);
  });
