/**
 * An article's YAML, without the lines of hyphens around it, and its Markdown; undefined if a file has no such lines.
 */
export function splitArticle(source: string): { frontMatter: string; body: string } | undefined {
  const found = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(source);
  return found ? { frontMatter: found[1] ?? '', body: found[2] ?? '' } : undefined;
}
