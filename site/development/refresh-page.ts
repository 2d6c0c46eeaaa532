/**
 * Refreshes the open page after a save and keeps the reading position. In development only: no build contains this script.
 */
import { clearDocuments } from '../navigation/load-document.ts';
import { replacePage } from '../navigation/navigate.ts';
import { parseDocument } from '../navigation/parse-document.ts';

/** The development server's event for a save of content, or of code that only a server renders. */
const saved = 'site:saved';

interface HotContext {
  on: (event: string, act: () => void) => void;
}

(import.meta as ImportMeta & { hot?: HotContext }).hot?.on(saved, () => void refresh());

let latest = 0;

async function refresh() {
  const request = ++latest;
  const { path, ready } = document.documentElement.dataset;
  // The page is the gallery, the error screen, or the list of mistakes shown in place of a page.
  if (!path || ready === undefined) return location.reload();
  const response = await fetch(path === '/' ? '/' : `${path}/`, { cache: 'no-store' });
  const text = await response.text();
  if (request !== latest) return;
  document.getElementById(mistakesId)?.remove();
  if (response.status === 404) return location.reload();
  clearDocuments();
  const next = parseDocument(text);
  if (!response.ok) return showMistakes(next);
  const restore = savePosition();
  replacePage(next);
  restore();
}

const mistakesId = 'site-mistakes';

/** Covers the page with the list of mistakes; the page is shown again once they are fixed. */
function showMistakes(report: Document) {
  const panel = document.createElement('pre');
  panel.id = mistakesId;
  panel.role = 'alert';
  panel.textContent = report.body.textContent.trim();
  panel.style.cssText =
    'position:fixed;inset:0;z-index:9999;margin:0;padding:2em;overflow:auto;background:#fff;color:#000;white-space:pre-wrap;font:16px/1.5 monospace';
  document.body.append(panel);
}

/** Remembers the element in the middle of the viewport; the returned function scrolls it back there. */
function savePosition(): () => void {
  const steps: number[] = [];
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  const top = seen.getBoundingClientRect().top;
  for (let element = seen; element !== document.body && element.parentElement; element = element.parentElement)
    steps.unshift([...element.parentElement.children].indexOf(element));
  const scroll = () => {
    let found: Element = document.body;
    for (const step of steps) found = found.children[step] ?? found;
    scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  return () => {
    scroll();
    // `content-visibility` changes the height of parts that come near the viewport.
    requestAnimationFrame(scroll);
  };
}
