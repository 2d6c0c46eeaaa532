// First: it declares the order of the style layers.
import './styles/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { errorHeading } from './layout/error-heading.ts';
import { loadErrorWords } from './layout/error-words.ts';
import { framePartsOf } from './layout/frame-parts.ts';
import { answerHeaderGroups } from './layout/header-groups.ts';
import { answerKeptButtons } from './layout/kept-markup.ts';
import { scrollToAnchor } from './navigation/arrive.ts';
import { currentAddress, hashHref } from './navigation/address.ts';
import { loadChunk } from './navigation/chunk-load-error.ts';
import { loadPage } from './navigation/load-page.ts';
import { followLinks } from './navigation/follow-links.ts';
import { loadScreen, type Screen } from './navigation/load-screen.ts';
import { isReleaseStale, reloadOnce } from './navigation/stale-release.ts';
import { readDocumentData, type RouteData } from './navigation/route-data.ts';

const { site, route } = readDocumentData(document);
const address = currentAddress(location);
const root = document.getElementById('root')!;

/** From here on the page answers by itself. Before, every link loads its document and every form posts. */
function onReady() {
  followLinks();
  answerKeptButtons();
  answerHeaderGroups();
  void loadErrorWords().catch(() => undefined);
  dispatchEvent(new Event('site:ready'));
  if (site.metricsReceiver) void measure(site.metricsReceiver);
}

/** Loaded only where somebody receives what is measured. */
async function measure(receiver: string) {
  const { reportPageMetrics } = await loadChunk('the page metrics', import('./metrics/report-page-metrics.ts'));
  reportPageMetrics(receiver);
}

/** The markup in the document belongs to the address: it is hydrated with the data beside it. */
async function screenOfDocument(data: RouteData): Promise<Screen> {
  // What only the build renders is its markup: it is read from the page, not sent twice.
  const parts = [...root.querySelectorAll<HTMLElement>('[data-body]')];
  const html = Object.fromEntries(parts.map((part) => [part.dataset['body'], part.innerHTML]));
  const Page = await loadChunk(`the page ${address.path}`, loadPage(data.page));
  return { address, Page, data: { ...data, props: { ...data.props, html } } };
}

async function start() {
  history.scrollRestoration = 'manual';
  // The document may be older than the year.
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
  const common = { site, parts: framePartsOf(document), onReady };
  const first = route.path === address.path ? await screenOfDocument(route) : await loadScreen(address);
  // In-app links are hash addresses of `/`: from another path, or with a query, each would load the document anew.
  if (!location.hash.startsWith('#/') || location.search) {
    history.replaceState(null, '', hashHref(address.path, address.anchor));
  }
  // The browser cannot find an anchor in a document that came later.
  if (window.opening && scrollY === 0) scrollToAnchor(address.anchor);
  if (route.path === address.path) {
    startTransition(() => void hydrateRoot(root, <App {...common} first={first} />));
  } else {
    if ('error' in first) console.error(first.error);
    document.title = 'error' in first ? errorHeading : first.data.title;
    root.textContent = '';
    createRoot(root).render(<App {...common} first={first} />);
  }
}

// When the page's code does not come, the document stays as it is and serves as it does without scripts.
window.starting = start().catch(async (error: unknown) => {
  if ((await isReleaseStale(error, site.build)) && reloadOnce(site.build)) return new Promise(() => undefined);
  console.error(error);
  throw error;
});
