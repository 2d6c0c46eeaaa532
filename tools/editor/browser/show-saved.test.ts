// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { hideResult } from './result-panel.js';
import { showSaved } from './show-saved.js';

const resultWithOutdatedPicture = { problems: [], inDrafts: [], outdated: ['/privacy-policy'], saved: 1 };
const allRight = 'Saved. All content is right.';
const panel = () => document.querySelector('.result-panel')!;

/** A server that draws until `end` is called with the problems. */
function drawingServer() {
  const drawing = Promise.withResolvers<unknown>();
  const answers: Record<string, unknown> = {
    'drawn.json': drawing.promise,
    'doing.json': { doing: '' },
    'unfinished.json': [],
  };
  vi.stubGlobal('fetch', async (path: string) => ({ ok: true, json: async () => answers[path] ?? null }));
  return { end: (problems: string[]) => drawing.resolve({ problems }) };
}

afterEach(() => vi.unstubAllGlobals());

test('the panel says that outdated share pictures are being drawn, and then that everything is fine', async () => {
  const { end } = drawingServer();
  const shown = showSaved(resultWithOutdatedPicture);
  expect(panel().textContent).toContain('Redrawing the link preview of /privacy-policy');
  expect(panel().textContent).not.toContain(allRight);
  end([]);
  await shown;
  expect(panel().textContent).toContain(allRight);
});

test('a share picture that cannot be drawn is reported', async () => {
  const { end } = drawingServer();
  const shown = showSaved(resultWithOutdatedPicture);
  end(['The title is too long']);
  await shown;
  expect(panel().textContent).toMatch(/the site cannot be built before this is fixed:.*The title is too long/);
});

test('the result of a drawing is not shown once the next save has begun', async () => {
  const { end } = drawingServer();
  const shown = showSaved(resultWithOutdatedPicture);
  hideResult();
  end([]);
  await shown;
  expect(panel().hasAttribute('hidden')).toBe(true);
});

test('values that another window had changed are named until they are hidden', async () => {
  vi.useFakeTimers();
  await showSaved({ problems: [], inDrafts: [], outdated: [], overwritten: ['Offices 2, City'], saved: 1 });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(panel().textContent).toContain('Changed in another window as well, and replaced by this one:Offices 2, City');
  expect(panel().hasAttribute('hidden')).toBe(false);
});
