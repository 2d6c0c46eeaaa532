import { expect, test } from 'vitest';
import { startTestEditor } from './test-editor.ts';

test('forms with placeholder texts or pictures are listed, the company’s first', async () => {
  const { content, ask } = await startTestEditor();
  const unfinishedForms = async () => JSON.parse((await ask('/unfinished.json')).text) as unknown;
  const people = { label: 'Team', address: '#/collections/people/entries/people_team', texts: [], pictureCount: 1 };
  expect(await unfinishedForms()).toEqual([people]);
  content.change('pages/team.yaml', /^heading: .*$/m, "heading: '[Who you are]'");
  content.change('company.yaml', /^description: .*$/m, "description: 'We build. [Say what, in one sentence.]'");
  content.change('blog/opening-a-shop.md', /^## Before .*$/m, '## [What happened]');
  content.write(
    'plain-pages/imprint.yaml',
    "title: Imprint\nsections:\n  - { kind: text, heading: Who, paragraphs: ['[Who runs the site]'] }\n",
  );
  expect(await unfinishedForms()).toEqual([
    {
      label: 'Company',
      address: '#/collections/company/entries/company',
      texts: ['We build. [Say what, in one sentence.]'],
      pictureCount: 0,
    },
    { label: 'Team', address: '#/collections/pages/entries/pages_team', texts: ['[Who you are]'], pictureCount: 0 },
    people,
    {
      label: 'Imprint',
      address: '#/collections/plain-pages/entries/imprint',
      texts: ['[Who runs the site]'],
      pictureCount: 0,
    },
    {
      label: 'Opening a shop',
      address: '#/collections/articles/entries/opening-a-shop',
      texts: ['[What happened]'],
      pictureCount: 0,
    },
  ]);
});

test('an article without a form, since its file’s name cannot be an address, does not hide the list', async () => {
  const { content, ask } = await startTestEditor();
  content.write('blog/My Shop.md', '---\ntitle: My shop\n---\n\nWords.\n');
  expect(JSON.parse((await ask('/unfinished.json')).text)).toMatchObject([{ label: 'Team' }]);
});

test('an article without a title is listed by the name of its file', async () => {
  const { content, ask } = await startTestEditor();
  content.change('blog/opening-a-shop.md', /^title: .*\n/m, '');
  content.change('blog/opening-a-shop.md', /^## Before .*$/m, '## [What happened]');
  const forms = JSON.parse((await ask('/unfinished.json')).text) as { label: string }[];
  expect(forms.map(({ label }) => label)).toContain('opening-a-shop.md');
});
