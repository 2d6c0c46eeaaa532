import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { post, startTestEditor } from './test-editor.ts';

test('a shared value is changed in the file that contains it', async () => {
  const { ask, content } = await startTestEditor();
  expect(JSON.parse((await ask('/values.json')).text)).toMatchObject({ 'figures.shop.lots': '3' });
  expect(await ask('/values', post({ name: 'figures.shop.lots', value: '4' }))).toMatchObject({ status: 200 });
  expect(readFileSync(join(content.folder, 'figures.yaml'), 'utf8')).toContain("{ lots: '4' }");
  const unknown = await ask('/values', post({ name: 'figures.shop.none', value: '4' }));
  expect(unknown.text).toContain('{{figures.shop.none}} stands for nothing');
});

test('a figure that follows from others changes with them, and is not changed by itself', async () => {
  const { ask, content } = await startTestEditor();
  content.write('figures.yaml', "shop: { lots: '3', rent: '$1,100', all: = lots * rent }\n");
  content.change('pages/team.yaml', /^heading: .*$/m, "heading: 'All lots for {{figures.shop.all}}'");
  expect(JSON.parse((await ask('/values.json')).text)).toMatchObject({ 'figures.shop.all': '$3,300' });
  const refused = await ask('/values', post({ name: 'figures.shop.all', value: '$4,000' }));
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('change lots or rent') as string });
  const { text } = await ask('/values', post({ name: 'figures.shop.rent', value: '$1,200' }));
  expect(JSON.parse(text)).toMatchObject({ problems: [] });
  const { page, routes } = await content.read();
  const team = routes.find(({ path }) => path === '/team');
  expect(page(team!.page.schema, '/team')).toMatchObject({ heading: 'All lots for $3,600' });
});

test('a price in words from which a total follows is reported at the total', async () => {
  const { ask, content } = await startTestEditor();
  content.write('figures.yaml', "shop: { lots: '3', rent: '$1,100', all: = lots * rent }\n");
  const { text } = await ask('/values', post({ name: 'figures.shop.rent', value: 'a fair rent' }));
  expect((JSON.parse(text) as { problems: string[] }).problems).toEqual([
    'content/figures.yaml: line 1: shop › all: rent is “a fair rent”, which no formula can use: write one number, such as 1,234.50',
  ]);
});
