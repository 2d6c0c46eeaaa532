import { existsSync } from 'node:fs';
import type { Engine } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

export const firefox: Engine = {
  name: 'Firefox',
  installationProblem: () =>
    program ? undefined : 'Firefox is not installed (Debian: sudo apt-get install firefox-esr)',
  phoneWidth: 390,
  start: ({ javaScriptEnabled }) =>
    startPuppeteer({
      browser: 'firefox',
      executablePath: program!,
      extraPrefsFirefox: { 'javascript.enabled': javaScriptEnabled },
    }),
};
