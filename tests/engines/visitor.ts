import { expect } from 'vitest';
import { plainHref } from '#site/navigation/address.ts';
import type { Driver, Json } from './driver.ts';

/** An element that can be seen: by a CSS selector, and by its label or words where others are like it. */
export type Target = string | { css: string; name: string };

export const button = (name: string): Target => ({ css: 'button', name });

/** A link to a page, whether or not the script has run. */
export const linkTo = (path: string, within = ''): Target =>
  `${within} a:is([href="${plainHref(path)}"], [href="/#${path}"])`;

/** A busy machine is slow, not wrong. */
const patience = { timeout: 20_000, interval: 30 };

/** Somebody at a browser: asks again until a page has come to what is expected. */
export class Visitor {
  readonly driver: Driver;
  readonly #site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.#site = site;
  }

  open(path: string) {
    return this.driver.open(this.#site + path);
  }

  /** Makes the window so wide, and about so high. */
  async resize(width: number, height: number) {
    await this.driver.resize(width, height);
    await this.sees(() => innerWidth, width);
  }

  /** Waits until the page answers by itself. */
  async ready() {
    await this.sees(() => document.documentElement.dataset['ready'] !== undefined, true);
  }

  /** Opens a page and waits until it answers. */
  async arrive(path: string) {
    await this.open(path);
    await this.ready();
  }

  /** Waits until the function, run in the page, returns what is expected. */
  async sees<Result extends Json, Given extends Json[]>(
    run: (...given: Given) => Result,
    expected: NoInfer<Result>,
    ...given: Given
  ) {
    const result = () => this.driver.evaluate(run, ...given);
    await expect.poll(result, { ...patience, message: `${JSON.stringify(given)} ${String(run)}` }).toEqual(expected);
  }

  async seesTitle(title: string) {
    await this.sees(() => document.title, title);
  }

  async seesFocusOn(css: string) {
    await this.sees((wanted) => document.activeElement?.matches(wanted) ?? false, true, css);
  }

  /** Waits until the console has said something like it. */
  async hears(line: RegExp) {
    const said: string[] = [];
    const listen = async () => said.push(...(await this.driver.takeConsole())) && said.join('\n');
    await expect.poll(listen, { ...patience, message: 'the console' }).toMatch(line);
  }

  /** Waits until the element can be seen, stands still and is reached by a mouse, and presses it. */
  async click(target: Target) {
    const { x, y } = await this.#reach(target);
    await this.driver.click(x, y);
  }

  async moveTo(target: Target) {
    const { x, y } = await this.#reach(target);
    await this.driver.move(x, y);
  }

  /** Goes into a field and types. */
  async fill(css: string, text: string) {
    await this.click(css);
    await this.driver.type(text);
  }

  async #reach(target: Target): Promise<Point> {
    const { css, name } = typeof target === 'string' ? { css: target, name: null } : target;
    let point: Point | null = null;
    let looks = 0;
    let looksWanted = 1;
    const isSteady = async () => {
      const found = await this.driver.evaluate(reachable, css, name);
      looks = found && found.x === point?.x && found.y === point.y ? looks + 1 : 0;
      point = found;
      // What comes into view is laid out only then, and moves what was scrolled to.
      if (found?.hasScrolled) looksWanted = 5;
      return looks >= looksWanted;
    };
    await expect
      .poll(isSteady, { ...patience, message: `${css} ${name ?? ''} stands where a mouse reaches it` })
      .toBe(true);
    return point!;
  }
}

type Point = { x: number; y: number; hasScrolled: boolean };

/** Where a mouse reaches the element, once it is scrolled to; null while it does not. Runs in the page. */
function reachable(css: string, name: string | null): Point | null {
  const wordsOf = (element: Element) => (element.ariaLabel ?? element.textContent).trim();
  const element = [...document.querySelectorAll(css)].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) && (name === null || wordsOf(candidate) === name),
  );
  if (!element) return null;
  const isSeen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  const hasScrolled = !isSeen(element.getBoundingClientRect());
  if (hasScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A link may break into lines: the middle of the first is in it.
  const { left, top, width, height } = element.getClientRects()[0]!;
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && element.contains(hit) ? { x, y, hasScrolled } : null;
}
