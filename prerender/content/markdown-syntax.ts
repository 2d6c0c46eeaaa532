import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Reads the articles' Markdown: CommonMark with tables, footnotes and directives. */
export const articleSyntax = () => unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
