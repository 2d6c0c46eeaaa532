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
      label: 'Opening a shop',
      address: '#/collections/articles/entries/opening-a-shop',
      texts: ['[What happened]'],
      pictureCount: 0,
    },
  ]);
});
