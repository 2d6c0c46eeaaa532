/* Tests that an article prints its study's trials and code. workshop/research/printed.test.ts compares its figures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#tools/content-folder.ts';
import { smallContent } from '../content/small-content.ts';
import agents from '../../workshop/research/ai-agents-decision-makers/results.json' with { type: 'json' };

const readArticle = (name: string) => readFileSync(join(contentFolder, 'blog', `${name}.md`), 'utf8');
const codeIn = (text: string, file: string) => {
  const code = new RegExp('```typescript title="' + file + '"\\n([\\s\\S]*?)```').exec(text)?.[1];
  if (!code) throw new Error(`the article does not print ${file}`);
  return withoutLayout(code);
};
/** Code without white space and commas: an article wraps lines differently than oxfmt. */
const withoutLayout = (code: string) => code.replace(/\bexport /g, '').replace(/[\s,]+/g, '');

test('the article on agents reports the results of its study, and prints the code that was tested', () => {
  const text = readArticle('ai-agents-decision-makers');
  const resultOf = (promise: string) => agents.results.find((result) => result.promise.startsWith(promise))!;
  const broken: [promise: string, quoted: string][] = [
    ['never more than the customer paid', 'Never more than was paid'],
    ['acts only when every sum', 'Every sum is whole cents, none below 0'],
    ['acts only on what has been delivered', 'Delivered first'],
    ['acts only on facts of the right type', 'Facts of the right type'],
    ['never more than $400 in any 24 hours, busy', '$400 in any 24 hours'],
  ];
  for (const [promise, quoted] of broken) {
    expect(resultOf(promise)).toMatchObject({ gate: 'January 2025', held: false });
    expect(text).toContain(`| ${quoted} | Broken (${resultOf(promise).inputs}) |`);
  }
  const resultsAt = (date: string) => agents.results.filter(({ gate }) => gate === date);
  expect(resultsAt('January 2025').filter(({ held }) => !held)).toHaveLength(broken.length);
  expect(resultsAt('now').length).toBeGreaterThan(0);
  expect(resultsAt('now').filter(({ held }) => !held)).toEqual([]);
  // Every check of the gate is needed: a property notices its deletion.
  expect(agents.deletions.length).toBeGreaterThan(0);
  expect(agents.deletions.filter(({ noticed }) => noticed.length === 0)).toEqual([]);
  const printed = readFileSync(
    join(import.meta.dirname, '../../workshop/research/ai-agents-decision-makers/judge.ts'),
    'utf8',
  );
  expect(codeIn(text, 'judge.ts')).toBe(withoutLayout(printed));
});

test('the article on chatbots prints the code that is tested', () => {
  const printed = readFileSync(
    join(import.meta.dirname, '../../workshop/research/ai-powered-chatbots/next-step.ts'),
    'utf8',
  );
  expect(codeIn(readArticle('ai-powered-chatbots'), 'next-step.ts')).toBe(withoutLayout(printed));
});

test('the study of a planned article is not published before the article', async () => {
  const content = smallContent();
  const readText = (name: string) => readFileSync(join(content.folder, name), 'utf8');
  const renameArticle = (text: string) => text.replaceAll('closing-a-shop', 'ai-cybersecurity');
  content.write('pictures/index.json', renameArticle(readText('pictures/index.json')));
  content.write('blog/ai-cybersecurity.md', readText('blog/closing-a-shop.md'));
  content.remove('blog/closing-a-shop.md');
  content.change('blog/opening-a-shop.md', 'closing-a-shop.md#the-last-day', '/team');
  const studies = async () => [...(await content.read()).studies.keys()];
  expect(await studies()).toEqual(['ai-cybersecurity']);
  content.change('blog/ai-cybersecurity.md', /^published: .*$/m, 'published: 2199-01-01');
  expect(await studies()).toEqual([]);
  expect([...(await content.read({ drafts: true })).studies.keys()]).toEqual(['ai-cybersecurity']);
});
