import type { z } from 'zod';
import { expect, test } from 'vitest';
import type { CheckContext } from '../check-context.ts';
import { home } from './page.ts';

type HomeContent = z.infer<typeof home.schema>;

test('a page that is not an article is reported among the measured articles', () => {
  const links = [
    { link: '/blog/new-datasets', result: 'Half the time' },
    { link: '/why-us', result: 'Twice the time' },
  ];
  const problems: unknown[] = [];
  const content = { articles: { heading: 'Measured', text: 'By us.', links } } as HomeContent;
  home.check!(content, {} as CheckContext, (path, message) => problems.push([path.join('.'), message]));
  expect(problems).toEqual([
    ['articles.links.1.link', '/why-us is not an article: name one, such as /blog/new-article'],
  ]);
});
