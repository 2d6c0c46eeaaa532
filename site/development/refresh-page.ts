/**
 * Refreshes the open page after a save and keeps the reading position. In development only: no build contains this script.
 */
import { plainHref } from '../navigation/address.ts';
import { clearDocuments } from '../navigation/load-document.ts';
import { refreshPage } from '../navigation/navigate.ts';
import { parseDocument } from '../navigation/parse-document.ts';

/** The development server's event for a save of content, or of code that only a server renders. */
const saveEvent = 'site:saved';

/** The id of the panel that lists the mistakes. */
const mistakesId = 'site-mistakes';

/** The part of Vite's hot module replacement that is used here. */
interface HotContext {
  on: (event: string, listener: () => void) => void;
}

(import.meta as ImportMeta & { hot?: HotContext }).hot?.on(saveEvent, () => void refresh());

/** The number of the latest refresh: an earlier one must not replace its page. */
let latestRefresh = 0;

async function refresh() {
  const number = ++latestRefresh;
  const { path, ready } = document.documentElement.dataset;
  // The gallery, the error screen, and a list of mistakes shown in place of a page cannot be replaced. The error screen leaves the
  // path of the page before it.
  if (!path || ready === undefined || document.querySelector('[data-error]')) return location.reload();
  const response = await fetch(plainHref(path), { cache: 'no-store' });
  const text = await response.text();
  if (number !== latestRefresh) return;
  clearDocuments();
  // Another page was opened in the meantime, and it may be from before the save.
  if (document.documentElement.dataset['path'] !== path) return refresh();
  document.getElementById(mistakesId)?.remove();
  if (response.status === 404) return location.reload();
  const next = parseDocument(text);
  if (!response.ok) return showMistakes(next);
  const restorePosition = savePosition();
  refreshPage(next);
  restorePosition();
}

/** Covers the page with the list of mistakes in the content; the page is shown again once they are fixed. */
function showMistakes(report: Document) {
  const panel = document.createElement('pre');
  panel.id = mistakesId;
  panel.role = 'alert';
  panel.textContent = report.body.textContent.trim();
  panel.style.cssText =
    'position:fixed;inset:0;z-index:9999;margin:0;padding:2em;overflow:auto;background:#fff;color:#000;white-space:pre-wrap;font:16px/1.5 monospace';
  document.body.append(panel);
}

/**
 * Remembers the element in the middle of the viewport by its place in the document. The returned function scrolls the
 * element that is in this place by then to where the remembered one was.
 */
function savePosition(): () => void {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  const top = middle.getBoundingClientRect().top;
  const childIndexes: number[] = [];
  for (let element = middle; element !== document.body && element.parentElement; element = element.parentElement)
    childIndexes.unshift([...element.parentElement.children].indexOf(element));
  const scroll = () => {
    let element: Element = document.body;
    for (const index of childIndexes) element = element.children[index] ?? element;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  return () => {
    scroll();
    // `content-visibility` changes the height of parts that come near the viewport.
    requestAnimationFrame(scroll);
  };
}
