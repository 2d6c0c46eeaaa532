import lighthouse from 'lighthouse';
import { launchChromium } from './chromium.ts';

/** Figures that Lighthouse simulates for a phone on slow 4G, and its scores from 0 to 100; NaN for what it did not compute. */
export interface LighthouseFigures {
  /** Milliseconds until the first contentful paint. */
  firstPaint: number;
  /** Milliseconds until the largest contentful paint. */
  largestPaint: number;
  /** Milliseconds of total blocking time. */
  blocking: number;
  /** The cumulative layout shift, which has no unit. */
  shift: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

const maxAttempts = 3;

/** Options that leave out the audits for other scores. The page is loaded and awaited as with them. */
const performanceOnly = { onlyCategories: ['performance'], disableFullPageScreenshot: true };

/**
 * One default run of Lighthouse: mobile, simulated. A failed run is reported and repeated, twice at most. `allScores` also computes
 * those that depend on markup and do not vary: accessibility, best practices, SEO.
 */
export async function measureLighthouse(
  fingerprint: string,
  url: string,
  { allScores }: { allScores: boolean },
): Promise<LighthouseFigures> {
  for (let attempt = 1; ; attempt += 1) {
    const browser = await launchChromium(fingerprint);
    try {
      const port = Number(new URL(browser.wsEndpoint()).port);
      const result = await lighthouse(url, {
        port,
        logLevel: 'silent',
        output: 'json',
        ...(!allScores && performanceOnly),
      });
      if (!result) throw new Error('Lighthouse gave no result.');
      const { lhr } = result;
      if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.code}`);
      const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
      const score = (category: string) => Math.round((lhr.categories[category]?.score ?? NaN) * 100);
      return {
        firstPaint: value('first-contentful-paint'),
        largestPaint: value('largest-contentful-paint'),
        blocking: value('total-blocking-time'),
        shift: value('cumulative-layout-shift'),
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      };
    } catch (error) {
      if (attempt === maxAttempts) throw error;
      console.error(`${url}: ${error instanceof Error ? error.message : String(error)}, once more`);
    } finally {
      await browser.close();
    }
  }
}
