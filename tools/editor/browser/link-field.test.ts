import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkField } from './link-field.js';
import { passagesOf } from './site-pages.js';

vi.mock('./site-pages.js', () => ({ passagesOf: vi.fn<() => void>(), sitePages: vi.fn<() => void>() }));

interface Element {
  tag: string;
  props: { onClick?: () => Promise<void> };
  children: unknown[];
}

interface LinkField {
  props: { value: string };
  state: { passages?: unknown };
  getInitialState: () => LinkField['state'];
  componentDidUpdate: (previous: LinkField['props']) => void;
  passage: () => Element;
}

const passages = [{ anchor: 'values', heading: 'What we value' }];

beforeEach(() => {
  vi.stubGlobal('window', {
    createClass: (control: object) => control,
    h: (tag: string, props: object, ...children: unknown[]) => ({ tag, props, children }),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A field whose link leads to the page /why-us. */
function createField(): LinkField {
  const field = { ...(linkField() as LinkField), props: { value: '/why-us' } };
  field.state = field.getInitialState();
  return Object.assign(field, { setState: (state: object) => void Object.assign(field.state, state) });
}

const choosePassage = (field: LinkField) => {
  const button = field.passage().children.find((child) => (child as Element).tag === 'button') as Element;
  return button.props.onClick!();
};

test('the passages of the chosen page are offered', async () => {
  vi.mocked(passagesOf).mockResolvedValue(passages);
  const field = createField();
  await choosePassage(field);
  expect(field.state.passages).toEqual(passages);
});

test('passages that arrive after another page was chosen are not offered', async () => {
  const answer = Promise.withResolvers<typeof passages>();
  vi.mocked(passagesOf).mockReturnValue(answer.promise);
  const field = createField();
  const shown = choosePassage(field);
  field.props.value = '/team';
  answer.resolve(passages);
  await shown;
  expect(field.state.passages).toBeUndefined();
});

test('“Revert” to another page removes the passages of the previous one', async () => {
  vi.mocked(passagesOf).mockResolvedValue(passages);
  const field = createField();
  await choosePassage(field);
  const previous = field.props;
  field.props = { value: '/team' };
  field.componentDidUpdate(previous);
  expect(field.state.passages).toBeUndefined();
});

test('passages can be requested again after the content could not be read', async () => {
  vi.mocked(passagesOf).mockRejectedValueOnce(new Error('content/pages/why-us.yaml: …')).mockResolvedValue(passages);
  const field = createField();
  await choosePassage(field);
  expect(field.state.passages).toBeUndefined();
  await choosePassage(field);
  expect(field.state.passages).toEqual(passages);
});
