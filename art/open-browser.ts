import { chromium, type Browser } from '@playwright/test';

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

/** Chromium to draw with: that of the system, or the one that `CHROMIUM` in the environment names. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args });
