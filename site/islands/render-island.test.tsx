import { useId, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BehaviorIsland } from './behavior-island.tsx';
import { IslandContext } from './island-context.ts';
import { Island } from './island.tsx';
import { createIslandRenderer } from './render-island.ts';

function Counter({ label }: { label: string; more?: unknown }) {
  const id = useId();
  return (
    <p id={id}>
      {label} {1}
    </p>
  );
}

const scriptsOf = (file: string) => [`/assets/${file}.js`, '/assets/hydrate.js'];
const createRenderer = () =>
  createIslandRenderer(new Map([[Counter, { file: 'counter', name: 'Counter' }]]), scriptsOf);

const renderPage = (props: { label: string; more?: unknown }) =>
  renderToStaticMarkup(
    <IslandContext value={createRenderer()}>
      <main>
        <p>Text {1} as it stands</p>
        <Island component={Counter} start="idle" props={props} />
        <Island component={Counter} start="visible" props={{ label: 'Second' }} />
      </main>
    </IslandContext>,
  );

test('an island is hydratable markup within static markup', () => {
  const html = renderPage({ label: 'First' });
  // React separates adjacent text nodes by markers, which only hydrated markup needs.
  expect(html).toContain('<p>Text 1 as it stands</p>');
  expect(html).toContain(
    'First<!-- --> <!-- -->1</p></site-island><script type="application/json">{"label":"First"}</script>',
  );
  expect(html).toContain('scripts="/assets/counter.js /assets/hydrate.js"');
});

test('the ids of two islands differ: each contains the prefix of its island', () => {
  const ids = [...renderPage({ label: 'First' }).matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);
  const prefixes = [...renderPage({ label: 'First' }).matchAll(/id-prefix="([^"]+)"/g)].map(([, prefix]) => prefix!);
  expect(new Set(ids).size).toBe(2);
  expect(ids.map((id, index) => id!.includes(prefixes[index]!))).toEqual([true, true]);
});

test('props can contain any text without ending the script around them', () => {
  const label = '</script><script>alert(1)</script><!--';
  const json = /<script type="application\/json">(.*?)<\/script>/.exec(renderPage({ label }))?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ label });
});

for (const [name, more, path] of [
  ['a function', { onTurn: () => undefined }, 'Counter.more.onTurn'],
  ['a date', [new Date()], 'Counter.more.0'],
  ['an element', <b key="b">bold</b>, 'Counter.more'],
  ['NaN', Number.NaN, 'Counter.more'],
  ['an undefined item', ['one', undefined], 'Counter.more.1'],
] as const) {
  test(`${name} among the props is refused with its path`, () => {
    expect(() => renderPage({ label: 'First', more })).toThrow(`${path} is not JSON`);
  });
}

test('a component that no island file exports is refused, and the error tells where to export it', () => {
  const Plain: FunctionComponent = () => <p />;
  const element = (
    <IslandContext value={createRenderer()}>
      <Island component={Plain} start="idle" props={{}} />
    </IslandContext>
  );
  expect(() => renderToStaticMarkup(element)).toThrow('export it from a file whose name ends with .island.tsx');
});

test('outside a document an island is just its component', () => {
  expect(renderToStaticMarkup(<Island component={Counter} start="idle" props={{ label: 'Alone' }} />)).toMatch(
    /^<p id=/,
  );
});

test('the markup of an island without React is static, and names the behavior and its script', () => {
  const moveList = () => undefined;
  const islands = createIslandRenderer(new Map([[moveList, { file: 'list', name: 'moveList' }]]), (file) => [
    `/assets/${file}.js`,
  ]);
  const html = renderToStaticMarkup(
    <IslandContext value={islands}>
      <BehaviorIsland behavior={moveList} start="visible">
        <button type="button">Next {1}</button>
      </BehaviorIsland>
    </IslandContext>,
  );
  expect(html).toBe(
    '<site-island start="visible" behavior="moveList" scripts="/assets/list.js"><button type="button">Next 1</button></site-island>',
  );
  expect(() => islands.scriptsOf(() => undefined)).toThrow('<BehaviorIsland>');
});
