/** What goes into a page and comes out of it. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { [name: string]: Json };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'Backspace';

export interface StartOptions {
  /** Whether pages may run scripts. */
  scripts: boolean;
}

/** An engine that journeys run in. */
export interface Engine {
  name: string;
  /** What is not installed and how to install it, in one line; undefined where the engine can run. */
  missing: () => string | undefined;
  /** How narrow its window can be made, in CSS pixels, down to a phone's 390. */
  phoneWidth: number;
  /** Why journeys print nothing in it. */
  whyNoPrint?: string;
  /** A script that has to stand at the beginning of every document, for its driver to hear what the page says. */
  pageScript?: string;
  start: (options: StartOptions) => Promise<Driver>;
}

/** One window of a running browser. Whoever drives it waits for what a page does by asking again (visitor.ts). */
export interface Driver {
  /** Opens an address as if it had been typed, and resolves when its document is parsed. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function in the page, which may use nothing from around it. It also does where pages may run no scripts. */
  evaluate: <Result, Given extends Json[]>(run: (...given: Given) => Result, ...given: Given) => Promise<Result>;
  /** Moves the mouse to a point of the window, in CSS pixels. */
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses the keys of a text. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Gives the page so many CSS pixels, or as few as the engine allows. */
  resize: (width: number, height: number) => Promise<void>;
  /** The page on A4, as PDF. */
  print: () => Promise<Uint8Array>;
  /** What consoles and errors of pages have said since this was asked last. */
  takeConsole: () => Promise<string[]>;
  close: () => Promise<void>;
}
