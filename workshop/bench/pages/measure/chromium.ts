import { existsSync } from 'node:fs';
import { launch, type Browser, type Page } from 'puppeteer-core';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to measure with: `CHROMIUM`, or its usual places on Debian and other systems. */
function findChromium(): string {
  const configured = process.env['CHROMIUM'];
  const executable = configured ?? candidates.find((file) => existsSync(file));
  if (!executable || !existsSync(executable)) {
    throw new Error(
      `There is no Chromium at ${executable ?? candidates.join(', ')}: name one as CHROMIUM=/path/to/chromium.`,
    );
  }
  return executable;
}

/** A fresh browser with its own profile, which trusts the bench's certificate. */
export function launchChromium(fingerprint: string): Promise<Browser> {
  return launch({
    executablePath: findChromium(),
    headless: true,
    args: [
      // Chromium's sandbox does not start as root, such as in containers; only pages of the bench's own servers are opened.
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
  cpuSlowdown?: number;
  /** Whether the network is {@link slow4g}. */
  isOnSlow4g?: boolean;
}

/** Lighthouse's slow 4G: 150 ms round trip; 1.6 Mbit/s down and 750 kbit/s up, in the bytes per second that Chromium takes. */
export const slow4g = { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };

/** Calls `measure` with a phone's page in a separate browser, which is closed afterward even if `measure` fails. */
export async function withPage<Result>(
  fingerprint: string,
  options: PageOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium(fingerprint);
  try {
    const page = (await browser.pages())[0] ?? (await browser.newPage());
    await page.setViewport(phone);
    if (options.cpuSlowdown) await page.emulateCPUThrottling(options.cpuSlowdown);
    if (options.isOnSlow4g) await page.emulateNetworkConditions(slow4g);
    return await measure(page);
  } finally {
    await browser.close();
  }
}
