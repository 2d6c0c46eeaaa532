/**
 * The site's script, the same in every document; site/inline/load-script.ts imports it. React is not in it: that comes with
 * the first island.
 */
import { backToTop } from './behaviors/back-to-top.ts';
import { copyButtons } from './behaviors/copy-buttons.ts';
import { showCurrentYear } from './behaviors/current-year.ts';
import { disclosureNavigation } from './behaviors/disclosure-navigation.ts';
import { menuDialog } from './behaviors/menu-dialog.ts';
import { reloadButtons } from './behaviors/reload-buttons.ts';
import { scrollSpies } from './behaviors/scroll-spy.ts';
import { defineIslandElement } from './islands/island-element.ts';
import type * as ReportPageMetrics from './metrics/report-page-metrics.ts';
import { loadChunk } from './navigation/chunk-load-error.ts';
import { loadErrorScreen } from './navigation/error-document.ts';
import { showError, startNavigation } from './navigation/navigate.ts';
import { mayPrefetch, prefetchAtIntent, prefetchInView } from './navigation/prefetch.ts';

/** What serves one page and ends with it. */
const perPage = [scrollSpies, prefetchInView];
let leave: (() => void)[] = [];

function arrive() {
  for (const end of leave) end();
  showCurrentYear();
  leave = perPage.map((begin) => begin());
}

/** Loaded only where somebody receives what is measured, by its address: Vite wraps a name in 600 bytes that preload. */
async function measure(script: string, receiver: string) {
  const loading = import(/* @vite-ignore */ script) as Promise<typeof ReportPageMetrics>;
  const { reportPageMetrics } = await loadChunk('the page metrics', loading);
  reportPageMetrics(receiver);
}

for (const behavior of [backToTop, copyButtons, disclosureNavigation, menuDialog, reloadButtons]) behavior();
await startNavigation(arrive);
// Not before the page is the one that was asked for: islands of home must not start under a deep hash address.
defineIslandElement({ fail: (error) => void showError(error) });
prefetchAtIntent();

document.documentElement.dataset['ready'] = '';
document.dispatchEvent(new Event('site:answers'));

if (mayPrefetch()) void loadErrorScreen().catch(() => undefined);
const { metricsScript, metricsReceiver } = document.documentElement.dataset;
if (metricsScript && metricsReceiver) void measure(metricsScript, metricsReceiver);
