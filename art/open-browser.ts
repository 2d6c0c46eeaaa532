import { chromium, type Browser } from '@playwright/test';
import { ArtError } from './art-error.ts';
import { findChromium } from './find-chromium.ts';

// Without a GPU, pictures are the same on every machine; nothing is fetched in the background.
const args = [
  '--no-sandbox',
  '--disable-gpu',
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
export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: requireChromium(), args });
