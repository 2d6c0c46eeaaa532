/** Below a field that shows `{{…}}`: the value it represents, to be edited in place. */
import { showChanges } from './publish-bar.js';
import { button, element, showResult } from './result-panel.js';
import { askJson, post } from './server.js';
import { showSaved } from './show-saved.js';

let values = await askJson('values.json');

document.addEventListener('focusin', ({ target }) => {
  const field = target.closest?.('[data-key-path]');
  if (field && !target.closest('.shared-values') && 'value' in target) showValues(field, target.value);
});

function showValues(field, text) {
  const names = [...new Set([...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => name))];
  const known = names.filter((name) => values[name] !== undefined);
  document.querySelector('.shared-values')?.remove();
  if (known.length === 0) return;
  const box = element('div', '', { className: 'shared-values' });
  box.append(...known.map(valueRow));
  field.append(box);
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
    // Others may follow from it.
    values = await askJson('values.json');
    void showSaved(result);
  } catch (error) {
    showResult({ problems: [error.message], isLost: true });
  }
  await showChanges();
  dispatchEvent(new Event('shared-value'));
}
