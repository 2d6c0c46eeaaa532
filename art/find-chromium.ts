import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ArtError } from './art-error.ts';

/** Debian's headless shell first: the same engine without a browser's windows, in half the time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The path of the Chromium to draw and to test with: that of `CHROMIUM` in the environment, the system's, or what `npx
 * playwright install chromium` installed. Undefined if there is none; throws an ArtError if `CHROMIUM` does not exist.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new ArtError(`CHROMIUM is “${named}”, which does not exist`);
    return named;
  }
  // Last, since Playwright's throws on a system for which it has no build.
  return systemBrowsers.find((path) => existsSync(path)) ?? playwrightsOwn();
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
