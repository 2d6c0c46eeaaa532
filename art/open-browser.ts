import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { MasterError } from './encode/master-error.ts';

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

/** Debian's packages, the whole browser or the headless shell; then what `npx playwright install chromium` installed. */
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', chromium.executablePath()];

/** The path of `CHROMIUM` in the environment, or else of an installed Chromium. Throws a MasterError if there is none. */
export function browserPath(): string {
  const path = process.env['CHROMIUM'] ?? browsers.find((file) => file && existsSync(file));
  if (!path || !existsSync(path))
    throw new MasterError(
      'No Chromium was found to draw with: install one (Debian: sudo apt-get install chromium), or set CHROMIUM to the path of one',
    );
  return path;
}

/** Starts Chromium. Rejects with a MasterError if none is installed. */
export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), args });
