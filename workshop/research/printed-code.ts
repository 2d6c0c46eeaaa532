import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file that an article prints: the code block with that title. Throws if there is none. */
export function printedCode(article: string, title: string): string {
  const text = readFileSync(join(import.meta.dirname, '../../content/blog', `${article}.md`), 'utf8');
  for (const [, name, code] of text.matchAll(/^```\w+ title="([^"\n]+)"\n([\s\S]*?)^```$/gm)) {
    if (name === title) return code!;
  }
  throw new Error(`content/blog/${article}.md no longer prints ${title}`);
}

/** The code with every `part` replaced. Throws if it has none, since the study would run the wrong code unnoticed. */
export function replaceInCode(code: string, part: string, replacement: string): string {
  if (!code.includes(part))
    throw new Error(`the article's code no longer contains “${part}”: change the study with it`);
  return code.replaceAll(part, () => replacement);
}
