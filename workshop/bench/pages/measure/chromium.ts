import { existsSync } from 'node:fs';
import { launch, type Browser, type Page } from 'puppeteer-core';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to measure with: `CHROMIUM`, or the usual places on Debian and others. */
export function findChromium(named = process.env['CHROMIUM']): string {
  const found = named ?? candidates.find((file) => existsSync(file));
  if (!found || !existsSync(found)) {
    throw new Error(
      `There is no Chromium at ${found ?? candidates.join(', ')}: name one as CHROMIUM=/path/to/chromium.`,
    );
  }
  return found;
}

/** A fresh browser with its own profile, which trusts the bench's certificate. */
export function launchChromium(fingerprint: string): Promise<Browser> {
  return launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}

/** The phone that Lighthouse emulates. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

interface PageOptions {
  /** The factor by which the processor is slowed. */
  slowed?: number;
  slow4g?: boolean;
}

/** 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up: in bytes per second. */
export const slow4g = { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };

/** A phone's page in a browser of its own, which is closed after `measure` in any case. */
export async function withPage<Result>(
  fingerprint: string,
  options: PageOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium(fingerprint);
  try {
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    await page.setViewport(phone);
    if (options.slowed) await page.emulateCPUThrottling(options.slowed);
    if (options.slow4g) await page.emulateNetworkConditions(slow4g);
    return await measure(page);
  } finally {
    await browser.close();
  }
}
