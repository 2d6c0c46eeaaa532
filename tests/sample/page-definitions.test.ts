import type { z } from 'zod';
import { expect, test } from 'vitest';
import type { CheckContext } from '#site/pages/check-context.ts';
import { home } from '#site/pages/home/page.ts';
import { jjEve } from '#site/pages/jj-eve/page.ts';
import { products } from '#site/pages/products/page.ts';
import { rdRental } from '#site/pages/rd-rental/page.ts';
import type { SiteContent } from '#site/pages/site-content.ts';
import { webDevelopment } from '#site/pages/web-development/page.ts';

/** The messages of the problems that `schema` has with the value at `path` in `content`, which lacks the rest of a page. */
const messagesAt = (path: string, schema: z.ZodType, content: object) =>
  (schema.safeParse(content).error?.issues ?? [])
    .filter((issue) => issue.path.join('.') === path)
    .map(({ message }) => message);

test('the schedule of a festival begins at a full hour: its labels have no minutes', () => {
  const problems = (opens: number) => messagesAt('schedule.opens', jjEve.schema, { schedule: { opens } });
  expect(problems(11)).toEqual([]);
  expect(problems(11.5)).toHaveLength(1);
});

test('a car rental opens at a full hour: the labels of its board have no minutes', () => {
  const problems = (opens: number) => messagesAt('late.opens', rdRental.schema, { late: { opens } });
  expect(problems(7)).toEqual([]);
  expect(problems(7.5)).toHaveLength(1);
});

/** The messages about the length of a step that begins in week `from` and takes `length` weeks. */
const lengthProblems = (from: number, length: number) => {
  const step = { name: 'Build', text: 'We build.', gets: 'A site', from, length, label: 'Build', weeks: 'Weeks' };
  return messagesAt('process.steps.0.length', webDevelopment.schema, { process: { steps: [step] } });
};

test('a step that ends past the last week of the drawing is reported', () => {
  expect(lengthProblems(15, 4)).toEqual([]);
  expect(lengthProblems(15, 5)).toEqual(['ends past week 18, where the drawing ends: correct it']);
});

test('a step that is too short for its label is reported', () => {
  expect(lengthProblems(1, 3)).toEqual([]);
  expect(lengthProblems(1, 2)).toEqual([
    'is less than 3 weeks, whose bar would have no room for its label: write a larger number',
  ]);
});

/** The paths and messages of what the check across files reports of home's file, in a site with one case. */
function homeProblems(content: object): unknown[] {
  const problems: unknown[] = [];
  const context = { addressesOf: () => ['/case-studies/one'] } as Partial<CheckContext> as CheckContext;
  home.check!(content as z.infer<typeof home.schema>, context, (path, message) =>
    problems.push([path.join('.'), message]),
  );
  return problems;
}

test('a page that is not an article is reported among the measured articles', () => {
  const links = [
    { link: '/blog/new-datasets', result: 'Half the time' },
    { link: '/why-us', result: 'Twice the time' },
  ];
  expect(homeProblems({ articles: { heading: 'Measured', text: 'By us.', links } })).toEqual([
    ['articles.links.1.link', '/why-us is not an article: name one, such as /blog/new-article'],
  ]);
});

test('an article that is listed twice among the measured ones is reported: it is shown once', () => {
  const links = ['/blog/new-datasets', '/blog/new-datasets'].map((link) => ({ link, result: 'Half the time' }));
  expect(messagesAt('articles.links.1.link', home.schema, { articles: { links } })).toEqual([
    '“/blog/new-datasets” appears twice: change one of them',
  ]);
});

test('a page that is not a case is reported as the one with the measured result', () => {
  const result = { heading: 'Half the time', text: 'By July.', link: 'How' };
  expect(homeProblems({ result: { ...result, case: '/case-studies/one' } })).toEqual([]);
  expect(homeProblems({ result: { ...result, case: '/why-us' } })).toEqual([
    ['result.case', '/why-us is not a case: name one of /case-studies/one'],
  ]);
});

test('a product that is not in the header is among the feathers too, by its own heading', () => {
  const teaser = (heading: string, since: number) => ({ heading, since, more: { name: 'More', link: `/${heading}` } });
  const names = ['rental', 'church', 'register', 'events', 'projects'];
  const content = {
    ...Object.fromEntries(names.map((name, index) => [name, teaser(name, 2020 + index)])),
    timesheet: { ...teaser('timesheet', 2019), week: { rows: [] } },
    scale: { until: 2026, heights: 'Years', since: 'Since' },
  } as unknown as z.infer<typeof products.schema>;
  const children = [{ name: 'Church app', link: '/church', note: 'Members' }];
  const site = { navigation: { header: [{ link: '/product', children }] } } as unknown as SiteContent;
  const { products: feathers } = products.props(content, site, { path: '/product', page: 1 }) as {
    products: { name: string }[];
  };
  expect(feathers.map(({ name }) => name)).toEqual([
    'projects',
    'events',
    'register',
    'Church app',
    'rental',
    'timesheet',
  ]);
});
