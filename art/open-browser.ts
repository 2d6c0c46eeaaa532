import { chromium, type Browser } from '@playwright/test';
import { ArtError } from './art-error.ts';
import { findChromium } from './find-chromium.ts';

const chromiumArguments = [
  // Chromium's sandbox does not start as root, as in containers; only the project's own pages are opened.
  '--no-sandbox',
  // Without a GPU, pictures are the same on every machine.
  '--disable-gpu',
  // Nothing is fetched in the background.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
];

/** The path of an installed Chromium. Throws an ArtError if there is none. */
export function requireChromium(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new ArtError(
      'No Chromium was found to draw with: install one (Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM to ' +
        'the path of one',
    );
  }
  return path;
}

/** Starts the installed Chromium. Rejects with an ArtError if none is installed. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
