import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';

type Page = 'operations' | 'deploying' | 'backups';

/**
 * The commands of each `sh` block under a heading of `docs/<page>.md`, up to the next heading. Every key of `replacements` is replaced
 * wherever it occurs: what a reader replaces, and what a test cannot do, such as installing packages.
 *
 * @throws if the heading has no block, or a key occurs in none: the test would run other commands than the manual's.
 */
export function manualBlocks(page: Page, heading: string, replacements: Record<string, string> = {}): string[] {
  const blocks: string[] = [];
  let isInSection = false;
  let block: string[] | undefined;
  for (const line of readFileSync(join(projectRoot, `docs/${page}.md`), 'utf8').split('\n')) {
    const text = line.trim();
    if (block && text === '```') {
      if (isInSection) blocks.push(block.join('\n'));
      block = undefined;
    } else if (block) block.push(line);
    else if (text === '```sh') block = [];
    else if (/^#+ /.test(line)) isInSection = line.replace(/^#+ /, '') === heading;
  }
  const where = `docs/${page}.md, "${heading}"`;
  if (blocks.length === 0) throw new Error(`${where} has no block of commands`);
  for (const key of Object.keys(replacements)) {
    if (!blocks.some((commands) => commands.includes(key))) throw new Error(`${where} does not contain ${key}`);
  }
  return blocks.map((commands) =>
    Object.entries(replacements).reduce((replaced, [key, value]) => replaced.replaceAll(key, value), commands),
  );
}

/** The commands of the only block under a heading, like `manualBlocks`. @throws if there are several: a test would leave one out. */
export function manualBlock(page: Page, heading: string, replacements?: Record<string, string>): string {
  const [block = '', ...others] = manualBlocks(page, heading, replacements);
  if (others.length > 0) throw new Error(`docs/${page}.md, "${heading}" has more than one block of commands`);
  return block;
}
