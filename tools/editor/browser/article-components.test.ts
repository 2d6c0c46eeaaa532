// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { registerArticleComponents } from './article-components.js';

interface FigureField {
  uploadTo: (slot: 'wide' | 'phone') => (event: object) => Promise<void>;
}

afterEach(() => vi.unstubAllGlobals());

/** Uploads a drawing in the field of a figure that has `value`; resolves to the new value and the field's error. */
async function uploadDrawing(value: string, slot: 'wide' | 'phone') {
  vi.stubGlobal('createClass', (control: object) => control);
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ id: 4 }) }));
  const controls: Record<string, unknown> = {};
  registerArticleComponents({
    registerFieldType: (name, control) => void (controls[name] = control),
    registerEditorComponent: () => undefined,
  });
  const onChange = vi.fn<(value: string) => void>();
  const setState = vi.fn<(state: { error: string }) => void>();
  const field = Object.assign(controls['figure'] as FigureField, { props: { value, onChange }, setState });
  await field.uploadTo(slot)({ target: { files: [new File(['<svg/>'], 'hours.svg')] } });
  return { value: onChange.mock.lastCall?.[0], error: setState.mock.lastCall?.[0].error };
}

test.each([
  ['', 'wide', 'upload/4'],
  ['hours', 'wide', 'upload/4'],
  ['upload/3', 'phone', 'upload/3+upload/4'],
  ['upload/2+upload/3', 'wide', 'upload/4+upload/3'],
] as const)('in a figure with %j, an upload as the %s drawing gives %j', async (value, slot, uploaded) => {
  expect(await uploadDrawing(value, slot)).toEqual({ value: uploaded, error: '' });
});

test.each(['', 'hours'])(
  'in a figure with %j, a drawing for phones is refused until the drawing is uploaded',
  async (value) => {
    expect(await uploadDrawing(value, 'phone')).toEqual({
      value: undefined,
      error: 'Upload the drawing first: the version for phones is saved with it',
    });
  },
);

test('a photo described with brackets stays a photo when the article is opened again', () => {
  vi.stubGlobal('createClass', (control: object) => control);
  const components: { id: string; pattern: RegExp; toBlock: (fields: object) => string }[] = [];
  registerArticleComponents({
    registerFieldType: () => undefined,
    registerEditorComponent: (component) => void components.push(component as (typeof components)[number]),
  });
  const photo = components.find(({ id }) => id === 'photo')!;
  const block = photo.toBlock({ picture: 'photos/dock', alt: 'The “loading” dock [north] at 6]\nam', caption: '' });
  expect(block).toBe('![The “loading” dock (north) at 6) am](dock)');
  expect(photo.pattern.exec(block)?.groups).toMatchObject({ picture: 'dock' });
});
