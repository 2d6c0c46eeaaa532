import type { LanguageName } from '#languages/languages.ts';
import type { BodyReferences } from '../check-body.ts';
import { articleSyntax } from '../markdown-syntax.ts';
import { renderMarkdown } from '../markdown.ts';

const drawing = '<svg viewBox="0 0 2 1"><path d="M0 0"/></svg>';

const window = {
  width: 1360,
  height: 900,
  alt: '',
  color: 'gray',
  avif: '/pictures/photos/window-480.012345.avif 480w, /pictures/photos/window-1360.012345.avif 1360w',
  jpeg: '/pictures/photos/window-828.012345.jpg',
};

/** The URL of the article that {@link renderArticle} renders. */
export const articleUrl = 'https://site.example/blog/a/';

interface ArticleOptions {
  numbered?: boolean;
  language?: LanguageName;
  /** Figures besides `both`, which has a form for phones, and `one`, which has none. */
  figures?: BodyReferences['figures'];
}

/** Renders an article's Markdown, which may show the picture `window` and link to `opening-a-shop.md`. */
export const renderArticle = (
  source: string,
  { numbered = false, language = 'en', figures = {} }: ArticleOptions = {},
) =>
  renderMarkdown(articleSyntax().parse(source), {
    numbered,
    address: articleUrl,
    language,
    figures: { both: { wide: drawing, phone: drawing }, one: { wide: drawing }, ...figures },
    pictures: { window },
    links: { 'opening-a-shop.md': '/blog/opening-a-shop/' },
  });
