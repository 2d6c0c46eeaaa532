/**
 * The site's script, the same in every document; site/inline/load-script.ts imports it. React is loaded with the first island
 * instead.
 */
import { backToTop } from './behaviors/back-to-top.ts';
import { copyButtons } from './behaviors/copy-buttons.ts';
import { showCurrentYear } from './behaviors/current-year.ts';
import { disclosureNavigation } from './behaviors/disclosure-navigation.ts';
import { layOutParts } from './behaviors/lay-out.ts';
import { menuDialog } from './behaviors/menu-dialog.ts';
import { reloadButtons } from './behaviors/reload-buttons.ts';
import { scrollSpies } from './behaviors/scroll-spy.ts';
import { defineIslandElement } from './islands/island-element.ts';
import type * as ReportPageMetrics from './metrics/report-page-metrics.ts';
import { loadChunk } from './navigation/chunk-load-error.ts';
import { loadErrorScreen } from './navigation/error-document.ts';
import { turnLists } from './navigation/list-turns.ts';
import { showError, startNavigation } from './navigation/navigate.ts';
import { mayPrefetch, prefetchOnIntent, prefetchInView } from './navigation/prefetch.ts';

/** Started for each page; each returns a function that stops it. */
const perPage = [scrollSpies, prefetchInView, layOutParts];
let stops: (() => void)[] = [];

function startPage() {
  for (const stop of stops) stop();
  showCurrentYear();
  stops = perPage.map((start) => start());
}

/** Loaded only where metrics have a receiver, and by address: for a module name Vite adds 600 bytes of preload code. */
async function measure(script: string, receiver: string) {
  const loading = import(/* @vite-ignore */ script) as Promise<typeof ReportPageMetrics>;
  const { reportPageMetrics } = await loadChunk('the page metrics', loading);
  reportPageMetrics(receiver);
}

for (const behavior of [backToTop, copyButtons, disclosureNavigation, menuDialog, reloadButtons]) behavior();
// Before anything is awaited: a press that they have handled must not be repeated.
document.documentElement.dataset['listens'] = '';
document.dispatchEvent(new Event('site:answers'));
await startNavigation(startPage);
// Only once the requested page is shown: islands of home must not start at a deep hash address.
defineIslandElement({
  fail: (error) => void showError(error),
  load: (script) => import(/* @vite-ignore */ script) as Promise<unknown>,
});
prefetchOnIntent();
turnLists();

document.documentElement.dataset['ready'] = '';
document.dispatchEvent(new Event('site:answers'));

if (mayPrefetch()) void loadErrorScreen().catch(() => undefined);
const { metricsScript, metricsReceiver } = document.documentElement.dataset;
if (metricsScript && metricsReceiver) void measure(metricsScript, metricsReceiver).catch(() => undefined);
