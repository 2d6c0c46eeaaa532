/**
 * The site's script, which site/inline/load-script.ts imports in every route's document. It does not contain React, which is
 * loaded with the first island that is a component.
 */
import { backToTop } from './behaviors/back-to-top.ts';
import { copyButtons } from './behaviors/copy-buttons.ts';
import { showCurrentYear } from './behaviors/current-year.ts';
import { disclosureNavigation } from './behaviors/disclosure-navigation.ts';
import { layOutDeferredSections } from './behaviors/deferred-layout.ts';
import { menuDialog } from './behaviors/menu-dialog.ts';
import { reloadButtons } from './behaviors/reload-buttons.ts';
import { scrollSpies } from './behaviors/scroll-spy.ts';
import { defineIslandElement } from './islands/island-element.ts';
import type * as ReportPageMetrics from './metrics/report-page-metrics.ts';
import { loadChunk } from './navigation/chunk-load-error.ts';
import { loadErrorScreen } from './navigation/error-document.ts';
import { pageListsInPlace } from './navigation/list-paging.ts';
import { showError, startNavigation } from './navigation/navigate.ts';
import { mayPrefetch, prefetchOnIntent, prefetchInView } from './navigation/prefetch.ts';

/** The behaviors that start again with each page; each returns a function that stops it. */
const pageBehaviors = [scrollSpies, prefetchInView, layOutDeferredSections];
let stopFunctions: (() => void)[] = [];

function startPage() {
  for (const stop of stopFunctions) stop();
  showCurrentYear();
  stopFunctions = pageBehaviors.map((start) => start());
}

/** Loads `script` by its address: for a module name, Vite would add 600 bytes of preload code. */
async function startPageMetrics(script: string, receiver: string) {
  const loading = import(/* @vite-ignore */ script) as Promise<typeof ReportPageMetrics>;
  const { reportPageMetrics } = await loadChunk('the page metrics', loading);
  reportPageMetrics(receiver);
}

for (const behavior of [backToTop, copyButtons, disclosureNavigation, menuDialog, reloadButtons]) behavior();
// Before anything is awaited: a click that these behaviors have handled must not be repeated.
document.documentElement.dataset['listening'] = '';
document.dispatchEvent(new Event('site:ready'));
await startNavigation(startPage);
// Only once the requested page is shown: islands of home must not start at a deep hash address.
defineIslandElement({
  showError: (error) => void showError(error),
  importScript: (address) => import(/* @vite-ignore */ address) as Promise<unknown>,
});
prefetchOnIntent();
pageListsInPlace();

document.documentElement.dataset['ready'] = '';
document.dispatchEvent(new Event('site:ready'));

if (mayPrefetch()) void loadErrorScreen().catch(() => undefined);
const { metricsScript, metricsReceiver } = document.documentElement.dataset;
if (metricsScript && metricsReceiver) void startPageMetrics(metricsScript, metricsReceiver).catch(() => undefined);
