import { findChromium } from '../../art/find-chromium.ts';
import type { Engine } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';

export const chromium: Engine = {
  name: 'Chromium',
  installationProblem: () =>
    findChromium() ? undefined : 'Chromium is not installed (Debian: sudo apt-get install chromium)',
  phoneWidth: 390,
  start: ({ scripts }) =>
    startPuppeteer(
      {
        browser: 'chrome',
        executablePath: findChromium()!,
        headless: findChromium()!.includes('headless-shell') ? 'shell' : true,
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
      },
      (page) => page.setJavaScriptEnabled(scripts),
    ),
};
