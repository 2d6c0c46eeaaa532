import type { Examples } from '../../gallery/examples.ts';
import { ArticleContents } from './article-contents.tsx';

const common = { heading: 'In this article', minutes: 6, author: { name: 'Ada Park', role: 'Engineer' } };

const many = Array.from({ length: 14 }, (_, at) => ({
  id: `part-${at}`,
  text: at % 3 === 0 ? 'What a backward-compatible reconfiguration of telecommunications costs' : 'Begin small',
}));

export const examples: Examples = {
  'newest article': ({ 'newest article': page }) => (
    <ArticleContents
      author={page.author}
      minutes={6}
      headings={page.headings}
      numbered={false}
      heading={page.words.contents}
    />
  ),
  'oldest article': ({ 'oldest article': page }) => (
    <ArticleContents
      author={page.author}
      minutes={6}
      headings={page.headings}
      numbered={false}
      heading={page.words.contents}
    />
  ),

  'without headings': <ArticleContents {...common} headings={[]} numbered={false} />,
  'fourteen numbered headings': <ArticleContents {...common} headings={many} numbered />,
};
