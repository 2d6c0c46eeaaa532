import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { MasterError } from './encode/master-error.ts';

// No network, no graphics card: the pictures come out the same on every machine.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
];

/** As Debian has them: the whole browser, or its engine alone, which is what `npm test` installs. */
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** Chromium to draw with: that of the system, or the one that `CHROMIUM` in the environment names. Throws a MasterError where there is none. */
export function browserPath(): string {
  const path = process.env['CHROMIUM'] ?? systemBrowsers.find((one) => existsSync(one));
  if (!path || !existsSync(path))
    throw new MasterError(
      'No Chromium was found to draw with: install one (Debian: sudo apt-get install chromium), or set CHROMIUM to the path of one',
    );
  return path;
}

/** A browser to draw with. Throws a MasterError where there is none. */
export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: browserPath(), args });
