// First: it declares the order of the style layers.
import './styles/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { framePartsOf } from './layout/frame-parts.ts';
import { answerHeaderGroups } from './layout/header-groups.ts';
import { answerKeptButtons } from './layout/kept-markup.ts';
import { scrollToAnchor } from './navigation/arrive.ts';
import { currentAddress, hashHref } from './navigation/address.ts';
import { loadPage } from './navigation/load-page.ts';
import { followLinks } from './navigation/follow-links.ts';
import { loadScreen, type Screen } from './navigation/load-screen.ts';
import { readDocumentData, type RouteData } from './navigation/route-data.ts';

const { site, route } = readDocumentData(document);
const address = currentAddress(location);
const root = document.getElementById('root')!;

const onReady = () => dispatchEvent(new Event('site:ready'));

/** The markup in the document belongs to the address: it is hydrated with the data beside it. */
async function screenOfDocument(data: RouteData): Promise<Screen> {
  const body = root.querySelector('[data-body]');
  // An article's text is its markup: it is read from the page, not sent twice.
  const props = body ? { ...data.props, html: body.innerHTML } : data.props;
  return { address, Page: await loadPage(data.page), data: { ...data, props } };
}

async function start() {
  history.scrollRestoration = 'manual';
  if (!location.hash.startsWith('#/')) {
    history.replaceState(null, '', hashHref(address.path, address.anchor));
  }
  // The browser cannot find an anchor in a document that came later.
  if (window.opening && scrollY === 0) scrollToAnchor(address.anchor);
  followLinks();
  answerKeptButtons();
  answerHeaderGroups();
  // The document may be older than the year.
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
  const common = { site, parts: framePartsOf(document), onReady };
  if (route.path === address.path) {
    const first = await screenOfDocument(route);
    startTransition(() => void hydrateRoot(root, <App {...common} first={first} />));
  } else {
    const first = await loadScreen(address);
    if ('error' in first) console.error(first.error);
    else document.title = first.data.title;
    root.textContent = '';
    createRoot(root).render(<App {...common} first={first} />);
  }
}

void start();
