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
  choice: () => Element;
}

beforeEach(() => {
  vi.stubGlobal('window', {
    createClass: (control: object) => control,
    h: (tag: string, props: object, ...children: unknown[]) => ({ tag, props, children }),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The field of a cover. */
function createField() {
  const classes: object[] = [];
  registerPictureField({ registerFieldType: (_: string, control: object) => void classes.push(control) });
  const field = { ...(classes[0] as PictureField) };
  field.props = {
    value: '',
    field: new Map([['role', 'cover']]),
    onChange: (changed) => void (field.props = { ...field.props, value: changed }),
  };
  field.setState = (state) => void Object.assign(field.state, state);
  field.state = field.getInitialState();
  return field;
}

/** Begins an upload. Its answer is given by `resolve` or `reject`, and has been taken when `taken` resolves. */
function beginUpload(field: PictureField, name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ json: () => { id: number } }>();
  vi.mocked(ask).mockReturnValueOnce(promise as never);
  const taken = field.upload({ target: { files: [{ name }], value: name } });
  return { answer: (id: number) => resolve({ json: () => ({ id }) }), reject, taken };
}

const elementsIn = (element: unknown): Element[] =>
  element !== null && typeof element === 'object' && 'props' in element
    ? [element as Element, ...(element as Element).children.flatMap(elementsIn)]
    : [];

test('of two uploads the one begun last is kept, and the field is busy until that has ended', async () => {
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

test('a picture of the site that is chosen during an upload is kept', async () => {
  const field = createField();
  field.state.known = { 'photos/window': { address: '/window.jpg' } };
  const upload = beginUpload(field, 'large.jpg');
  const button = elementsIn(field.choice()).find(({ tag }) => tag === 'button')!;
  (button.props['onClick'] as () => void)();
  expect(field.state.isBusy).toBe(false);
  upload.answer(1);
  await upload.taken;
  expect(field.props.value).toBe('photos/window');
});
