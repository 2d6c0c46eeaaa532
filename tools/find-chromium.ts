import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';
const systemBrowsers = [
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium to test with: CHROMIUM, the system's, Playwright's own. Nothing where there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM is “${named}”, which does not exist: give the path of a Chromium, or unset it.`);
    return named;
  }
  return [...systemBrowsers, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The same; where there is none, installs Debian's package and says so. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing the package chromium with apt-get …');
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error(
      'Chromium could not be installed: install a Chromium by hand, or set CHROMIUM to the path of one.',
      { cause },
    );
  }
  return debianChromium;
}
