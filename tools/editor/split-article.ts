/**
 * An article's YAML, without the lines of hyphens around it, and its Markdown; both are '' if a file has no such lines.
 */
export function splitArticle(source: string): { frontMatter: string; body: string } {
  const [, frontMatter = '', body = ''] =
    /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source) ?? [];
  return { frontMatter, body };
}
