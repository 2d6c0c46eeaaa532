/**
 * Shows a save on the page that is open, at the place that is being read: in development only, its script is in no build.
 */
import { forgetDocuments } from '../navigation/load-document.ts';
import { renewPage } from '../navigation/navigate.ts';
import { parseDocument } from '../navigation/parse-document.ts';

/** What the development server sends when content, or what only a server renders, has been saved. */
const saved = 'site:saved';

interface HotContext {
  on: (event: string, act: () => void) => void;
}

(import.meta as ImportMeta & { hot?: HotContext }).hot?.on(saved, () => void refresh());

let turn = 0;

async function refresh() {
  const mine = ++turn;
  const { path, ready } = document.documentElement.dataset;
  // The gallery, the error screen, or what was wrong when the page was asked for.
  if (!path || ready === undefined) return location.reload();
  const response = await fetch(path === '/' ? '/' : `${path}/`, { cache: 'no-store' });
  const text = await response.text();
  if (mine !== turn) return;
  document.getElementById(mistakesId)?.remove();
  if (response.status === 404) return location.reload();
  forgetDocuments();
  const next = parseDocument(text);
  if (!response.ok) return showMistakes(next);
  const stay = place();
  renewPage(next);
  stay();
}

const mistakesId = 'site-mistakes';

/** The page stays below what is wrong, to be seen again once it is mended. */
function showMistakes(told: Document) {
  const words = document.createElement('pre');
  words.id = mistakesId;
  words.role = 'alert';
  words.textContent = told.body.textContent.trim();
  words.style.cssText =
    'position:fixed;inset:0;z-index:9999;margin:0;padding:2em;overflow:auto;background:#fff;color:#000;white-space:pre-wrap;font:16px/1.5 monospace';
  document.body.append(words);
}

/** Remembers what stands in the middle of the window; the function that is returned brings it there again. */
function place(): () => void {
  const steps: number[] = [];
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  const top = seen.getBoundingClientRect().top;
  for (let element = seen; element !== document.body && element.parentElement; element = element.parentElement)
    steps.unshift([...element.parentElement.children].indexOf(element));
  const toPlace = () => {
    let found: Element = document.body;
    for (const step of steps) found = found.children[step] ?? found;
    scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  return () => {
    toPlace();
    // Parts that are laid out only when they come near have another height then.
    requestAnimationFrame(toPlace);
  };
}
