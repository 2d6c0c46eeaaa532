import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerPictureField } from './picture-field.js';
import { ask } from './server.js';

vi.mock('./server.js', () => ({ ask: vi.fn<() => void>(), askJson: vi.fn<() => void>() }));

interface Element {
  tag: string;
  props: Record<string, unknown>;
  children: unknown[];
}

interface PictureField {
  props: { value: string; field: Map<string, unknown>; onChange: (value: string) => void };
  state: { isBusy: boolean; error: string; known: Record<string, { address: string }> };
  setState: (state: object) => void;
  getInitialState: () => PictureField['state'];
  upload: (event: { target: { files: { name: string }[]; value: string } }) => Promise<void>;
  picture: () => Element;
  choices: () => Element;
}

beforeEach(() => {
  vi.stubGlobal('window', {
    createClass: (control: object) => control,
    h: (tag: string, props: object, ...children: unknown[]) => ({ tag, props, children }),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The field of a cover, which is cropped to 16:9. */
function createField(value = '') {
  const classes: object[] = [];
  registerPictureField({ registerFieldType: (_: string, control: object) => void classes.push(control) });
  const field = { ...(classes[0] as PictureField) };
  const shape = { toJS: () => ({ width: 1600, height: 900, narrower: 0.02, wider: 0.02 }) };
  field.props = {
    value,
    field: new Map<string, unknown>([
      ['role', 'cover'],
      ['shape', shape],
    ]),
    onChange: (changed) => void (field.props = { ...field.props, value: changed }),
  };
  field.setState = (state) => void Object.assign(field.state, state);
  field.state = field.getInitialState();
  return field;
}

/** Begins an upload. The server answers with `answer` or `reject`; `taken` resolves once the field has the response. */
function beginUpload(field: PictureField, name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  vi.mocked(ask).mockReturnValueOnce(promise);
  const taken = field.upload({ target: { files: [{ name }], value: name } });
  return { answer: (id: number) => resolve(Response.json({ id })), reject, taken };
}

const elementsIn = (element: unknown): Element[] =>
  element !== null && typeof element === 'object' && 'props' in element
    ? [element as Element, ...(element as Element).children.flatMap(elementsIn)]
    : [];

const frameOf = (field: PictureField) =>
  elementsIn(field.picture()).find(({ props }) => props['className'] === 'picture-frame')?.props['style'];

const textOf = (field: PictureField) =>
  elementsIn(field.picture())
    .filter(({ tag }) => tag === 'p')
    .flatMap(({ children }) => children)
    .join(' ');

/** Says that the shown picture has been loaded and has this size. */
function load(field: PictureField, naturalWidth: number, naturalHeight: number) {
  const image = elementsIn(field.picture()).find(({ tag }) => tag === 'img')!;
  (image.props['onLoad'] as (event: object) => void)({ target: { naturalWidth, naturalHeight } });
}

test('of two uploads, the one begun last is kept, and the field is busy until it has ended', async () => {
  const field = createField();
  const [first, last] = [beginUpload(field, 'first.jpg'), beginUpload(field, 'last.jpg')];
  first.answer(1);
  await first.taken;
  expect(field.state.isBusy).toBe(true);
  last.answer(2);
  await last.taken;
  expect(field.state.isBusy).toBe(false);
  expect(field.props.value).toBe('upload/2');
});

test('an upload that ends after one begun later changes nothing', async () => {
  const field = createField();
  const [large, refused, last] = ['large.jpg', 'small.jpg', 'last.jpg'].map((name) => beginUpload(field, name));
  last!.answer(3);
  await last!.taken;
  large!.answer(1);
  refused!.reject(new Error('small.jpg is too small'));
  await Promise.all([large!.taken, refused!.taken]);
  expect(field.props.value).toBe('upload/3');
  expect(field.state).toMatchObject({ isBusy: false, error: '' });
});

test('a picture from the site that is chosen during an upload is kept', async () => {
  const field = createField();
  field.state.known = { 'photos/window': { address: '/window.jpg' } };
  const upload = beginUpload(field, 'large.jpg');
  const button = elementsIn(field.choices()).find(({ tag }) => tag === 'button')!;
  (button.props['onClick'] as () => void)();
  expect(field.state.isBusy).toBe(false);
  upload.answer(1);
  await upload.taken;
  expect(field.props.value).toBe('photos/window');
});

test('a picture without a point has no frame, and the field says what it is cropped around', () => {
  const field = createField('upload/1');
  load(field, 2400, 900);
  expect(frameOf(field)).toBeUndefined();
  expect(textOf(field)).toContain('It is cropped around what stands out most');
});

test('a picture with a point has the frame of what is shown', () => {
  const field = createField('upload/1 @ 100% 50%');
  load(field, 3200, 900);
  expect(frameOf(field)).toEqual({ left: '50%', top: '0%', width: '50%', height: '100%' });
  expect(textOf(field)).not.toContain('stands out');
});

test('until a picture has loaded, the crop of the previous one is not shown', () => {
  const field = createField('upload/1 @ 50% 50%');
  load(field, 3200, 900);
  field.props.value = 'upload/2 @ 50% 50%';
  expect(frameOf(field)).toBeUndefined();
  load(field, 900, 900);
  expect(frameOf(field)).toMatchObject({ width: '100%', height: '56.25%' });
});
