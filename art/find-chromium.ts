import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ArtError } from './art-error.ts';

/** The usual paths of Chromium. Debian's headless shell comes first: it draws without windows, in half the time. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The path of the Chromium that draws and tests: the value of `CHROMIUM` in the environment, the system's, or what `npx
 * playwright install chromium` installed. Undefined if there is none; throws an ArtError if no file is at the path in `CHROMIUM`.
 */
export function findChromium(): string | undefined {
  const configuredPath = process.env['CHROMIUM'];
  if (configuredPath) {
    if (!existsSync(configuredPath)) {
      throw new ArtError(
        `CHROMIUM is “${configuredPath}”, which does not exist: set it to the path of a Chromium, or unset it`,
      );
    }
    return configuredPath;
  }
  return systemBrowsers.find((path) => existsSync(path)) ?? playwrightChromium();
}

function playwrightChromium(): string | undefined {
  try {
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright has no build for this system.
    return undefined;
  }
}
