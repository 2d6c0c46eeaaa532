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

/** A place in the window, in pixels, and a scale. */
interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** An element of the next page that moves to its place from that of its counterpart on the current page. */
interface Move {
  /** The counterpart's box in the window. */
  origin: DOMRect;
  /** Finds the element once the next page is shown. */
  findElement: () => HTMLElement | undefined;
  /** The place of the element's middle at the start, and its scale there; `box` is where the element ends. */
  startOf: (origin: DOMRect, box: DOMRect, element: HTMLElement) => Placement;
}

const { documentElement } = document;

/** Duration and easing repeat --settle and --ease of tokens.css. */
const animationOptions = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/** Milliseconds for which a move waits for its picture. A picture that loads later appears in its final place. */
const maxPictureWait = 150;

/** The smallest scale of a picture that fills its hero: if it were smaller, its cropped edges would show. */
const minFillScale = 0.7;

/** The scale at which a card starts to move. */
const cardScale = 1.04;

/** The most pixels that a card moves: from farther away, it would cover words. */
const maxCardDistance = 16;

/** Pictures that fill their hero. */
const fillSelector = '[data-hero] > picture > img';

/** Cut-out pictures of heroes. */
const cutOutSelector = '[data-hero-picture]';

/**
 * Calls `update`, which replaces the current page by `next`. All words of the next page are in their places in its first
 * frame; only its picture moves. It settles (motion.css) or, if a card (`data-cover-of`) led to the page, moves from
 * the card to its place. After Back, the card moves a little, from the direction of the picture.
 */
export function changePage({ from, to, isBack }: PageChange, next: Document, update: () => void) {
  const direction = isBack ? 'back' : 'forward';
  const move = prefersReducedMotion() ? undefined : findMove(from, to, next);
  // With a direction, the picture would settle as well.
  documentElement.dataset['transition'] = move ? 'move' : direction;
  update();
  const element = move?.findElement();
  if (element) animateMove(element, move!);
  else documentElement.dataset['transition'] = direction;
}

function findMove(from: string, to: string, next: Document): Move | undefined {
  const card = findVisible(coverSelector(to));
  if (card) return { origin: card.getBoundingClientRect(), findElement: findPicture, startOf: pictureStart };
  const picture = next.querySelector(coverSelector(from)) ? findPicture() : undefined;
  if (!picture) return undefined;
  const findCard = () => findVisible(coverSelector(from));
  return { origin: picture.getBoundingClientRect(), findElement: findCard, startOf: cardStart };
}

function animateMove(element: HTMLElement, { origin, startOf }: Move): void {
  const box = element.getBoundingClientRect();
  const { x, y, scale } = startOf(origin, box, element);
  const middle = middleOf(box);
  // Scaling is about the transform's origin, which may not be the middle.
  const [pivotX = 0, pivotY = 0] = getComputedStyle(element).transformOrigin.split(' ').map(parseFloat);
  const shiftX = x - middle.x - (1 - scale) * (pivotX - box.width / 2);
  const shiftY = y - middle.y - (1 - scale) * (pivotY - box.height / 2);
  // Only a transform: the compositor animates it.
  const transform = [`translate(${shiftX}px, ${shiftY}px) scale(${scale})`, 'none'];
  const animation = element.animate({ transform }, animationOptions);
  const image = element.querySelector('img') ?? element;
  if (image instanceof HTMLImageElement) waitForPicture(animation, image);
}

/** Holds a move until its picture can be painted: an empty box is not worth moving. */
function waitForPicture(animation: Animation, image: HTMLImageElement): void {
  animation.pause();
  const timer = setTimeout(() => animation.cancel(), maxPictureWait);
  const play = () => {
    clearTimeout(timer);
    if (animation.playState === 'paused') animation.play();
  };
  // A picture that cannot be decoded has an alternative text, which moves.
  image.decode().then(play, play);
}

/**
 * Starts at the card. A cut-out picture is scaled down to the card's size, never up. Any other picture starts as near to the card as it can
 * without leaving its final box if it is smaller, or uncovering that box if it is larger.
 */
function pictureStart(origin: DOMRect, box: DOMRect, element: HTMLElement): Placement {
  const start = middleOf(origin);
  const covering = Math.max(origin.width / box.width, origin.height / box.height);
  if (element.matches(cutOutSelector)) return { ...start, scale: Math.min(covering, 1) };
  const scale = Math.max(covering, minFillScale);
  const end = middleOf(box);
  const room = Math.abs(1 - scale) / 2;
  return { x: clamp(start.x, end.x, room * box.width), y: clamp(start.y, end.y, room * box.height), scale };
}

/** Starts a little larger, and shifted toward the picture. */
function cardStart(origin: DOMRect, box: DOMRect): Placement {
  const [start, end] = [middleOf(origin), middleOf(box)];
  const distance = Math.hypot(start.x - end.x, start.y - end.y);
  const part = Math.min(1, maxCardDistance / distance);
  return { x: end.x + (start.x - end.x) * part, y: end.y + (start.y - end.y) * part, scale: cardScale };
}

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** The value nearest to `value` that is at most `room` away from `middle`. */
const clamp = (value: number, middle: number, room: number) => Math.max(middle - room, Math.min(middle + room, value));

/**
 * Ends the fades of the header's colors that scrolling and another page start: halfway, its words would be unreadable. The
 * mark of the current link goes on moving.
 */
export function finishHeaderFade() {
  for (const animation of document.querySelector('header')?.getAnimations({ subtree: true }) ?? []) {
    if ((animation as CSSTransition).transitionProperty?.endsWith('color')) animation.finish();
  }
}

/** The selector of a card's picture that leads to the page at `path`. */
export const coverSelector = (path: string) => `[data-cover-of="${path}"]`;

const findPicture = () => findVisible(`${fillSelector}, ${cutOutSelector}`);

/** Finds the first match in the window. */
const findVisible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
