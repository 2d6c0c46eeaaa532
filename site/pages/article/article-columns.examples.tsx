import type { Examples } from '../../gallery/examples.ts';
import { ArticleColumns } from './article-columns.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleEnd } from './article-end.tsx';

export const examples: Examples = {
  'newest article': ({ 'newest article': page }) => (
    <ArticleColumns
      aside={
        <ArticleContents
          author={page.author}
          minutes={6}
          headings={page.headings}
          numbered={false}
          heading={page.words.contents}
        />
      }
    >
      <ArticleBody html={page.html} />{' '}
      <ArticleEnd networks={page.networks} tags={page.tags} address={page.address} share={page.words.share} />
    </ArticleColumns>
  ),
};
