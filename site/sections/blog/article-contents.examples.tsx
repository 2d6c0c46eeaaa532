import { ArticleContents } from './article-contents.tsx';

const common = { heading: 'In this article', minutes: 6, author: { name: 'Ada Park', role: 'Engineer' } };

const many = Array.from({ length: 14 }, (_, at) => ({
  id: `part-${at}`,
  text: at % 3 === 0 ? 'What a backward-compatible reconfiguration of telecommunications costs' : 'Begin small',
}));

export const examples = {
  'without headings': <ArticleContents {...common} headings={[]} numbered={false} />,
  'fourteen numbered headings': <ArticleContents {...common} headings={many} numbered />,
};
