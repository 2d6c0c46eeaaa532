/** Explains `{{…}}` below a field that shows it, and lets the value be edited below the focused field. */
import { showChanges } from './publish-bar.js';
import { button, element, showResult } from './result-panel.js';
import { askJson, post } from './server.js';
import { showSaved } from './show-saved.js';

let values = await askJson('values.json');

// A form that was saved may have changed some of them.
addEventListener('content-saved', () => void readValues());

/** Reads the values again and updates their explanations. If the server does not answer, the former values stay. */
async function readValues() {
  values = await askJson('values.json').catch(() => values);
  explainAll();
}

document.addEventListener('focusin', ({ target }) => {
  const field = target.closest?.('[data-key-path]');
  if (field && !target.closest('.shared-values') && 'value' in target) showValues(field, target.value);
});

function showValues(field, text) {
  document.querySelector('.shared-values')?.remove();
  const names = valuesIn(text);
  if (names.length === 0) return;
  const box = element('div', '', { className: 'shared-values' });
  box.append(...names.map(valueRow));
  field.append(box);
}

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** The names of the known values in a text. */
function valuesIn(text) {
  const names = [...new Set([...text.matchAll(placeholder)].map(([, name]) => name))];
  return names.filter((name) => values[name] !== undefined);
}

/** A value as the site shows it: it may name others. */
const shownValue = (name) => values[name].replace(placeholder, (text, inner) => values[inner] ?? text);

// The CMS adds a field when it comes into view.
let nextFrame;
new MutationObserver(() => (nextFrame ??= requestAnimationFrame(explainAll))).observe(document.body, {
  childList: true,
  subtree: true,
});

function explainAll() {
  nextFrame = undefined;
  for (const control of document.querySelectorAll('[data-key-path] :is(input[type="text"], textarea)')) {
    if (!control.closest('.shared-values')) explain(control.closest('[data-key-path]'), control.value);
  }
}

/** Explains the values in a field's text. Does nothing if that is done: a change of the page would call this again. */
function explain(field, text) {
  const summary = valuesIn(text)
    .map((name) => `{{${name}}} is ${shownValue(name)}`)
    .join(', ');
  const oldSummary = field.querySelector(':scope > .shared-summary');
  if ((oldSummary?.textContent ?? '') === summary) return;
  oldSummary?.remove();
  if (summary) field.append(element('p', summary, { className: 'shared-summary' }));
}

function valueRow(name) {
  const input = element('input', '', { value: values[name] });
  const label = element('label', `{{${name}}} stands for`);
  label.append(input);
  const row = document.createElement('p');
  row.append(
    label,
    button('Change it everywhere', () => change(name, input.value)),
  );
  return row;
}

async function change(name, value) {
  try {
    const result = await post('values', { name, value });
    // Other values may be computed from this one.
    await readValues();
    void showSaved(result);
  } catch (error) {
    showResult({ problems: [error.message], isLost: true });
  }
  await showChanges();
  dispatchEvent(new Event('shared-value'));
}
