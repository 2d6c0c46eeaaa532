import { launchChromium } from './measure/chromium.ts';
import { firstDifference } from './measure/normalize-text.ts';
import { renderedPage } from './measure/rendered-page.ts';
import { addressOf, variantNames, variants, type Servers } from './variants.ts';

/** Throws if a page's text, look or errors in one variant differ from plain HTML: then they are not comparable. */
export async function comparePeers(servers: Servers, fingerprint: string, paths: string[]): Promise<void> {
  const browser = await launchChromium(fingerprint);
  const differences: string[] = [];
  try {
    for (const path of paths) {
      const plain = await renderedPage(browser, addressOf(servers, 'plain-html', path));
      for (const variant of variants.filter((name) => name !== 'plain-html')) {
        const page = await renderedPage(browser, addressOf(servers, variant, path));
        for (const part of ['text', 'look', 'errors'] as const) {
          const difference = firstDifference(plain[part], page[part]);
          if (difference) differences.push(`${path} of ${variantNames[variant]}, its ${part}: ${difference}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  if (differences.length > 0) throw new Error(`The peers do not show the same:\n${differences.join('\n')}`);
}
