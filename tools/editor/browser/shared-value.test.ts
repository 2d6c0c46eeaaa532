// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('the explanation of a value below a field follows a save of the form that has the value', async () => {
  let price = '$11';
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    json: async () => (path === 'values.json' ? { 'figures.rental.price': price } : null),
  }));
  document.body.innerHTML = '<div data-key-path="text"><input type="text" value="From {{figures.rental.price}}"></div>';
  await import('./shared-value.js');
  const field = document.querySelector('[data-key-path]')!;
  document.body.append('');
  await expect.poll(() => field.textContent).toBe('{{figures.rental.price}} is $11');
  price = '$12';
  dispatchEvent(new Event('content-saved'));
  await expect.poll(() => field.textContent).toBe('{{figures.rental.price}} is $12');
});
