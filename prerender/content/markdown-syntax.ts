import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';

/** Reads the articles' Markdown: CommonMark with tables, footnotes, and directives for blocks and figures. */
export const articleSyntax = () => unified().use(remarkParse).use(remarkGfm).use(blockDirectives);

/** Directives of two or more colons. The kind with one colon would take the footnote from `3:1[^a]` and the link from `10:30[plan](/a)`. */
function blockDirectives(this: Processor) {
  remarkDirective.call(this);
  delete this.data().micromarkExtensions?.at(-1)?.text;
}
