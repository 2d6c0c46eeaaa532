import { expect } from 'vitest';
import { plainHref } from '#site/navigation/address.ts';
import type { Driver, Json } from './driver.ts';

/** Selects the first visible element that matches a CSS selector and, if a name is given, has it as its label or text. */
type Target = string | { css: string; name: string };

export const button = (name: string): Target => ({ css: 'button', name });

/** A link to a page, whether or not the script has run. */
export const linkTo = (path: string, within = ''): Target =>
  `${within} a:is([href="${plainHref(path)}"], [href="/#${path}"])`;

/** In milliseconds. A busy machine may take tens of seconds. */
const polling = { timeout: 45_000, interval: 30 };

/** A user of a browser, who waits until a page is in the expected state. */
export class Visitor {
  readonly driver: Driver;
  readonly #site: string;
  /** Lines that pages have logged since {@link takeConsole}. */
  #logged: string[] = [];

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  open(path: string) {
    return this.driver.open(this.#site + path);
  }

  /** Makes the window exactly `width` pixels wide, and about `height` high. */
  async resize(width: number, height: number) {
    const resize = async () => {
      await this.driver.resize(width, height);
      return this.driver.evaluate(() => innerWidth);
    };
    // Resizing is repeated: Firefox refuses it with a security error while a document is being replaced.
    await expect.poll(resize, { ...polling, message: `the window is ${width} pixels wide` }).toBe(width);
  }

  /** Waits until the page is interactive. */
  async ready() {
    await this.sees(() => document.documentElement.dataset['ready'] !== undefined);
  }

  /** Opens a page and waits until it is interactive. */
  async arrive(path: string) {
    await this.open(path);
    await this.ready();
  }

  /** Waits until the predicate, run in the page, is true. */
  async sees<Arguments extends Json[]>(predicate: (...args: Arguments) => boolean, ...args: Arguments) {
    await this.seesValue<boolean, Arguments>(predicate, true, ...args);
  }

  /** Waits until the predicate, run in the page, is false. */
  async doesNotSee<Arguments extends Json[]>(predicate: (...args: Arguments) => boolean, ...args: Arguments) {
    await this.seesValue<boolean, Arguments>(predicate, false, ...args);
  }

  /** Waits until the function, run in the page, returns the expected value. */
  async seesValue<Result extends Json, Arguments extends Json[]>(
    run: (...args: Arguments) => Result,
    expected: NoInfer<Result>,
    ...args: Arguments
  ) {
    const result = () => this.driver.evaluate(run, ...args);
    await expect.poll(result, { ...polling, message: `${JSON.stringify(args)} ${String(run)}` }).toEqual(expected);
  }

  async seesTitle(title: string) {
    await this.seesValue(() => document.title, title);
  }

  async seesFocusOn(css: string) {
    await this.sees((selector) => document.activeElement?.matches(selector) ?? false, css);
  }

  /** Waits for a matching line on the console, which stays there for {@link takeConsole}. */
  async hears(line: RegExp) {
    const lines = async () => (await this.#console()).join('\n');
    await expect.poll(lines, { ...polling, message: 'the console' }).toMatch(line);
  }

  /** All lines that pages have logged since the last call, including those that were heard. */
  async takeConsole(): Promise<string[]> {
    const lines = await this.#console();
    this.#logged = [];
    return lines;
  }

  async #console(): Promise<string[]> {
    this.#logged.push(...(await this.driver.takeConsole()));
    return this.#logged;
  }

  /** Waits until the element is visible, at rest and not covered, and clicks it. */
  async click(target: Target) {
    const { x, y } = await this.#reach(target);
    await this.driver.click(x, y);
  }

  async moveTo(target: Target) {
    const { x, y } = await this.#reach(target);
    await this.driver.move(x, y);
  }

  /** Focuses a field and types. */
  async fill(css: string, text: string) {
    await this.click(css);
    await this.driver.type(text);
  }

  /** Waits until a mouse can reach the element, scrolling to it, and returns the point to aim at. */
  async #reach(target: Target): Promise<Point> {
    const { css, name } = typeof target === 'string' ? { css: target, name: null } : target;
    let point: Point | null = null;
    let steadyLooks = 0;
    let neededLooks = 1;
    const hasSettled = async () => {
      const found = await this.driver.evaluate(findReachablePoint, css, name);
      // A part is laid out when it comes into view, which moves the target of scrolling.
      if (found?.hasScrolled) neededLooks = 5;
      const isSteady = found && found.x === point?.x && found.y === point.y;
      // A busy browser shows no new frame between many looks: what moves the element seems to stand still.
      if (isSteady && found.frame === point!.frame) return false;
      steadyLooks = isSteady ? steadyLooks + 1 : 0;
      point = found;
      return steadyLooks >= neededLooks;
    };
    await expect
      .poll(hasSettled, { ...polling, message: `${css} ${name ?? ''} is where a mouse reaches it` })
      .toBe(true);
    return point!;
  }
}

interface Point {
  x: number;
  y: number;
  hasScrolled: boolean;
  /** Differs from that of another look if the browser has shown a frame between the two. */
  frame: number;
}

/** The point at which a mouse reaches the element, after scrolling to it; null if there is none. Runs in the page. */
function findReachablePoint(css: string, name: string | null): Point | null {
  const accessibleName = (element: Element) => (element.ariaLabel ?? element.textContent).trim();
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && (name === null || accessibleName(candidate) === name),
  );
  if (!element || isMoving(element)) return null;
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  const hasScrolled = !isInView(element.getBoundingClientRect());
  if (hasScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A link may wrap: the center of its first line is inside it.
  const { left, top, width, height } = element.getClientRects()[0]!;
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && element.contains(hit) ? { x, y, hasScrolled, frame: currentFrame() } : null;

  /** Requests the next frame, so that there is one on a page at rest, and returns how many requests were met before. */
  function currentFrame() {
    // Without scripts there are no callbacks, and nothing moves an element.
    if (matchMedia('(scripting: none)').matches) return performance.now();
    const page = window as typeof window & { framesForVisitor?: number };
    requestAnimationFrame(() => (page.framesForVisitor = (page.framesForVisitor ?? 0) + 1));
    return page.framesForVisitor ?? 0;
  }

  /** Whether an animation moves the element: two looks within one frame would see it at the same place. */
  function isMoving(within: Element) {
    return document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity &&
          (effect as KeyframeEffect).target?.contains(within),
      );
  }
}
