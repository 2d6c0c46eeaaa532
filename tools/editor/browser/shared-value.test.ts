// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const field of document.querySelectorAll('[data-key-path]')) field.remove();
});

/** Adds a field with this text to the page, as the CMS does. */
function appendField(text: string): Element {
  const field = document.createElement('div');
  field.dataset['keyPath'] = 'note';
  field.innerHTML = `<input type="text" value="${text}">`;
  document.body.append(field);
  return field;
}

test('the explanation below a field is updated when a save changes the value', async () => {
  let price = '$11';
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    json: async () => (path === 'values.json' ? { 'figures.rental.price': price } : null),
  }));
  await import('./shared-value.js');
  const field = appendField('From {{figures.rental.price}}');
  dispatchEvent(new Event('content-saved'));
  await expect.poll(() => field.textContent).toBe('{{figures.rental.price}} is $11');
  price = '$12';
  dispatchEvent(new Event('content-saved'));
  await expect.poll(() => field.textContent).toBe('{{figures.rental.price}} is $12');
});

test('a value that names others is explained as the site shows it', async () => {
  const answers: Record<string, unknown> = {
    'values.json': { 'company.name': 'Juniper Jay', 'figures.offer.title': '{{company.name}}’s {{ unknown }}' },
  };
  vi.stubGlobal('fetch', async (path: string) => ({ ok: true, json: async () => answers[path] ?? null }));
  await import('./shared-value.js');
  const field = appendField('{{figures.offer.title}}');
  dispatchEvent(new Event('content-saved'));
  await expect.poll(() => field.textContent).toBe('{{figures.offer.title}} is Juniper Jay’s {{ unknown }}');
});

test('a value that was changed is reported as saved even if the values cannot be read again', async () => {
  let isAway = false;
  const answers: Record<string, unknown> = {
    'values.json': { 'figures.rental.price': '$12' },
    values: { problems: [], inDrafts: [], outdated: [], saved: 1 },
    'unfinished.json': [],
  };
  vi.stubGlobal('fetch', async (path: string) => {
    if (isAway && path === 'values.json') throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => answers[path] ?? null };
  });
  await import('./shared-value.js');
  const field = appendField('From {{figures.rental.price}}');
  dispatchEvent(new Event('content-saved'));
  await expect.poll(() => field.textContent).toBe('{{figures.rental.price}} is $12');
  field.querySelector('input')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  isAway = true;
  field.querySelector('button')!.click();
  await expect
    .poll(() => document.querySelector('.result-panel')!.textContent)
    .toContain('Saved. All content is right.');
});
