import { findChromium } from '../../art/find-chromium.ts';
import type { Engine } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';

const program = findChromium();

export const chromium: Engine = {
  name: 'Chromium',
  installationProblem: () =>
    program ? undefined : 'Chromium is not installed (Debian: sudo apt-get install chromium)',
  phoneWidth: 390,
  start: ({ javaScriptEnabled }) =>
    startPuppeteer(
      {
        browser: 'chrome',
        executablePath: program!,
        headless: program!.includes('headless-shell') ? 'shell' : true,
        // Chromium's sandbox does not start as root, as in containers; only the site under test is opened.
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      },
      (page) => page.setJavaScriptEnabled(javaScriptEnabled),
    ),
};
