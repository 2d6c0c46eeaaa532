import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readContent, type ReadOptions } from '#prerender/content/read-content.ts';
import type { Route } from '#site/routes.ts';

const small = join(import.meta.dirname, 'small');

/** The pages of the small content: one of each kind that differs in how its words are checked. */
export const smallRoutes: readonly Route[] = [
  { path: '/careers', page: 'careers', hero: false },
  { path: '/contact-us', page: 'contact', hero: true },
  { path: '/team', page: 'team', hero: false },
  { path: '/privacy-policy', page: 'privacy', hero: false },
  { path: '/product', page: 'pages-of-others', hero: true },
  { path: '/register', page: 'pages-of-others', hero: true },
  { path: '/case-studies', page: 'case-studies', hero: true },
  ...['one', 'two', 'three', 'four'].map((name) => ({ path: `/case-studies/${name}`, page: 'case', hero: true })),
  { path: '/blog', page: 'blog', hero: true },
  { path: '/blog/:article', page: 'article', hero: true },
];

/** The day on which the small content is read, after that of its articles. */
export const smallDay = '2025-02-01';

export interface SmallContent {
  folder: string;
  /** Replaces the first occurrence of text in a file; throws if there is none. */
  change: (file: string, from: string | RegExp, to: string) => void;
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  read: (options?: ReadOptions) => ReturnType<typeof readContent>;
  /** The messages of a build, a line each; none if nothing is wrong. */
  problems: (options?: ReadOptions) => Promise<readonly string[]>;
}

/** A copy of a small company's content, to modify; deleted when the test has finished. */
export function smallContent(): SmallContent {
  const folder = mkdtempSync(join(tmpdir(), 'small-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(small, folder, { recursive: true });
  const read = (options: ReadOptions = {}) => readContent(folder, { routes: smallRoutes, today: smallDay, ...options });
  return {
    folder,
    change: (file, from, to) => {
      const before = readFileSync(join(folder, file), 'utf8');
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(folder, file), after);
    },
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    remove: (file) => rmSync(join(folder, file)),
    read,
    problems: async (options) => {
      try {
        await read(options);
        return [];
      } catch (error) {
        return (error as Error).message.split('\n');
      }
    },
  };
}
