/** Values that can be passed to and returned from a page. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { [name: string]: Json };

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'Backspace';

export interface StartOptions {
  /** Whether pages may run scripts. */
  javaScriptEnabled: boolean;
}

/** An engine that journeys run in. */
export interface Engine {
  name: string;
  /** Returns one line on what is not installed and how to install it; undefined if the engine can run. */
  installationProblem: () => string | undefined;
  /** The width in CSS pixels of a phone's window: 390, or the narrowest that the engine's window can be. */
  phoneWidth: number;
  /** The reason to skip journeys that print; undefined if the engine can print. */
  printSkipReason?: string;
  /** A script that every document must begin with, so that its driver receives console output. */
  pageScript?: string;
  start: (options: StartOptions) => Promise<Driver>;
}

/** One window of a running browser. Callers wait for effects by polling (visitor.ts). */
export interface Driver {
  /** Opens an address as if it had been typed, and resolves when its document is parsed. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs a function in the page. It may not use anything from its scope. Works even if pages may run no scripts. */
  evaluate: <Result, Arguments extends Json[]>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Result>;
  /** Moves the mouse to a point of the window, in CSS pixels. */
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Types text key by key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Resizes the page to the given CSS pixels, or as close as the engine allows: WebKit's toolbar takes part of the height. */
  resize: (width: number, height: number) => Promise<void>;
  /** Prints the page on A4; returns the PDF. */
  print: () => Promise<Uint8Array>;
  /** Console output and errors of pages since the last call. */
  takeConsole: () => Promise<string[]>;
  close: () => Promise<void>;
}
