import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Driver, Json } from './driver.ts';

/** Drives Chromium through its DevTools protocol, and Firefox through WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions, prepare?: (page: Page) => Promise<void>): Promise<Driver> {
  const browser = await launch(options);
  // A new page: in Firefox the existing one has no focus, so that keys press no buttons.
  const page = await browser.newPage();
  await prepare?.(page);
  await page.evaluateOnNewDocument(logErrorsAsText);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => logged.push(String(error)));
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: async (run, ...args) => page.evaluate(run as (...args: Json[]) => ReturnType<typeof run>, ...args),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    print: () => page.pdf({ format: 'a4' }),
    takeConsole: async () => logged.splice(0),
    close: () => browser.close(),
  };
}

/** Makes console.error log strings: WebDriver BiDi does not report the message of a logged Error. Runs in the page. */
function logErrorsAsText() {
  const { error } = console;
  console.error = (...args: unknown[]) => error(...args.map(String));
}
