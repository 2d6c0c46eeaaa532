/** Shows where on the page the text of the edited field is. */

const styleId = 'edited-place';

/** The frame that shows the form's page; undefined if there is none. */
let frame;
/** The field that was focused last. */
let field;
let markedElement;

/** Sets the frame that shows the form's page; undefined if there is none. */
export function setPreviewFrame(previewFrame) {
  frame = previewFrame;
}

document.addEventListener('focusin', ({ target }) => {
  if (!isField(target)) return;
  field = target;
  markEditedPlace();
});

const isField = (target) =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Scrolls the page to the text of the focused field, and marks it. */
export function markEditedPlace() {
  const page = frame?.contentDocument;
  if (!page?.body || !field?.isConnected) return;
  markedElement?.removeAttribute('data-edited');
  markedElement = elementWith(page, textIn(field));
  if (!markedElement) return;
  if (!page.getElementById(styleId)) page.head.append(markStyle(page));
  markedElement.setAttribute('data-edited', '');
  const { top, bottom } = markedElement.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= page.defaultView.innerHeight;
  if (!isSeen) markedElement.scrollIntoView({ block: 'center', behavior: 'instant' });
}

const markStyle = (page) =>
  Object.assign(page.createElement('style'), {
    id: styleId,
    textContent: '[data-edited] { outline: 3px solid #f5a300 !important; outline-offset: 4px }',
  });

/**
 * The text of a field as it may appear on a page: of long text only the line with the cursor, without markup and values of
 * other files.
 */
function textIn(element) {
  const text = element.value ?? lineOfSelection(element);
  const line = element instanceof HTMLTextAreaElement ? lineAt(text, element.selectionStart) : text;
  const pieces = line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[#>\-\d.\s]+|\*\*|`|^:::.*$/g, '')
    .split(/\{\{[^}]*\}\}/);
  return plain(pieces.toSorted((one, other) => other.length - one.length)[0] ?? '');
}

const lineAt = (text, offset) => text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n')[0];

function lineOfSelection(element) {
  const node = element.ownerDocument.getSelection()?.anchorNode;
  const block = (node instanceof Element ? node : node?.parentElement)?.closest('p, h1, h2, h3, h4, li, td, th');
  return (block && element.contains(block) ? block : element).textContent;
}

const plain = (text) =>
  text
    .replaceAll(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replaceAll('\u2011', '-')
    .trim()
    .toLowerCase();

/** The smallest element with this text, preferably without any other text, or else a picture that the text describes. */
function elementWith(page, text) {
  // A single letter would be found nearly everywhere.
  if (text.length < 2) return undefined;
  const main = page.querySelector('main') ?? page.body;
  const inMain = [...main.querySelectorAll('*')];
  const all = [...inMain, ...page.body.querySelectorAll('header *, footer *, nav *')];
  const matches = all.filter(
    (element) => element.getClientRects().length > 0 && plain(element.textContent).includes(text),
  );
  const smallest = matches.filter((element) => !matches.some((other) => other !== element && element.contains(other)));
  return (
    smallest.find((element) => plain(element.textContent) === text) ??
    smallest[0] ??
    all.find((element) => element.tagName === 'IMG' && plain(element.alt) === text)
  );
}
