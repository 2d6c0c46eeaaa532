/** The numbers that an article quotes from a study are those of its results.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#tools/content-folder.ts';
import agents from '../../workshop/research/ai-agents-decision-makers/results.json' with { type: 'json' };
import chatbots from '../../workshop/research/ai-powered-chatbots/results.json' with { type: 'json' };
import custom from '../../workshop/research/custom-solution/results.json' with { type: 'json' };
import developer from '../../workshop/research/developer-syndrome/results.json' with { type: 'json' };

const article = (name: string) => readFileSync(join(contentFolder, 'blog', `${name}.md`), 'utf8');
const codeIn = (text: string, file: string) => {
  const code = new RegExp('```typescript title="' + file + '"\\n([\\s\\S]*?)```').exec(text)?.[1];
  if (!code) throw new Error(`the article does not print ${file}`);
  return withoutLayout(code);
};
/** Prettier breaks lines elsewhere than a narrow column does. */
const withoutLayout = (code: string) => code.replace(/\bexport /g, '').replace(/[\s,]+/g, '');
const percent = (share: number, decimals = 0) => (share * 100).toFixed(decimals);
const row = <Row extends { questions: number }>(rows: Row[], questions: number) =>
  rows.find((one) => one.questions === questions)!;

test('the article on chatbots reports what its study found', () => {
  const text = article('ai-powered-chatbots');
  const at = (threshold: number) => chatbots.fixed.find((one) => one.threshold === threshold)!;
  const three = chatbots.atMostThreePercent;
  const none = row(chatbots.faultless, 100);
  const range = (one: { from: number; to: number }) => `between ${percent(one.from, 1)} and ${percent(one.to, 1)}`;
  const asking = chatbots.clarifying.find(({ low }) => low === 0.5)!;
  for (const quoted of [
    `right ${percent(chatbots.classifier.rightOnKnown, 1)} percent`,
    `answered ${percent(at(0.8).answered)} percent of these questions, and of its answers ${percent(at(0.8).wrong, 1)} percent`,
    `answered ${percent(at(0.95).answered)} percent, ${percent(at(0.95).wrong, 1)} percent of them wrong`,
    `${range(row(three, 50).wrong)} percent, with 100 ${range(row(three, 100).wrong)}`,
    `with 300 ${range(row(three, 300).wrong)}, with 800 ${range(row(three, 800).wrong)}`,
    `the promise was kept in ${100 - Number(percent(row(three, 100).promiseBroken))} percent of the draws`,
    `between ${none.threshold.from.toFixed(2)} and ${none.threshold.to.toFixed(2)}`,
    `ran from ${percent(none.answered.from)} to ${percent(none.answered.to)} percent`,
    `in ${percent(none.freshHundredFindsMistake)} percent of the draws a second hundred`,
    `some ${percent(row(three, 100).answered.middle)} answers here`,
    `the best two in ${percent(asking.firstTwo)} percent`,
  ]) {
    expect(text).toContain(quoted);
  }
});

test('the article on agents reports what its tests found, and prints the code they tried', () => {
  const text = article('ai-agents-decision-makers');
  const of2025 = (promise: string) => agents.results.find((one) => one.promise.startsWith(promise))!;
  const broken: [promise: string, quoted: string][] = [
    ['never more than the customer paid', 'Never more than was paid'],
    ['acts only when every sum', 'Every sum is whole cents, none below 0'],
    ['acts only on what has been delivered', 'Delivered first'],
    ['acts only on facts of the right type', 'Facts of the right type'],
    ['never more than $400 in any 24 hours, busy', '$400 in any 24 hours'],
  ];
  for (const [promise, quoted] of broken) {
    expect(of2025(promise)).toMatchObject({ gate: 'January 2025', held: false });
    expect(text).toContain(`| ${quoted} | Broken (${of2025(promise).inputs}) |`);
  }
  const held = agents.results.filter(({ gate }) => gate === 'January 2025').filter((one) => one.held);
  expect(held).toHaveLength(agents.results.filter(({ gate }) => gate === 'January 2025').length - broken.length);
  expect(agents.results.filter(({ gate }) => gate === 'now').every((one) => one.held)).toBe(true);
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
  expect(codeIn(article('ai-powered-chatbots'), 'next-step.ts')).toBe(withoutLayout(printed));
});

test('the article on custom software reports what its study found', () => {
  const text = article('custom-solution');
  const { twoPeople, fourPeople, flyvbjerg } = custom;
  for (const quoted of [
    `building after ${twoPeople.asPlanned}`,
    `breaks even after ${flyvbjerg.average.toFixed(1)} years`,
    `come in at ${flyvbjerg.otherFiveOverrun.toFixed(2)} of their estimate and break even after ${flyvbjerg.otherFive} years`,
    `breaks even after ${twoPeople.middle} years`,
    `mean overrun is ${percent(custom.overrun.mean - 1)}%`,
    `${percent(1 - twoPeople.within10.share)}% of the projects break even after more than ten years`,
    `(${percent(1 - twoPeople.within10.interval[1]!)} to ${percent(1 - twoPeople.within10.interval[0]!)}%`,
    `${percent(twoPeople.never.share)}% never do`,
    `took ${custom.overrun.worst.at(-1)!.toFixed(1)} times its estimate`,
    `planned ${fourPeople.asPlanned} years, ${percent(fourPeople.within5.share)}% of the projects within five, ${percent(fourPeople.within10.share)}% within ten`,
    `in ${percent(custom.buildBeatsAdaptOverTenYears)}% of the pairs`,
  ]) {
    expect(text).toContain(quoted);
  }
});

test('the article on developers reports what its count found', () => {
  const text = article('developer-syndrome');
  expect(text).toContain(`${developer.all.tasks.toLocaleString('en-US')} of them were finished`);
  expect(text).toContain(`${developer.ofTheSum.toFixed(2)} times all the hours estimated`);
  const estimate = (hours: number) => developer.byEstimate.find((one) => one.estimate === hours)!;
  for (const [hours, name] of [
    [1, '1 hour'],
    [7, 'A day, 7 hours'],
    [14, 'Two days, 14 hours'],
    [35, 'A week, 35 hours'],
  ] as const) {
    const { tasks, overDouble } = estimate(hours);
    expect(text).toMatch(
      new RegExp(`\\| ${name} \\| ${tasks.toLocaleString('en-US')} \\|.*\\| ${percent(overDouble)}% \\|`),
    );
  }
  expect(text).toContain(`${percent(estimate(1).exact)}% of the one-hour tasks`);
});
