import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { readContent, type ReadOptions } from '#prerender/content/read-content.ts';
import { description, text } from '#content/schema/text.ts';
import { article } from '#site/pages/article/page.ts';
import { blog } from '#site/pages/blog/page.ts';
import { careers } from '#site/pages/careers/page.ts';
import { caseStudies } from '#site/pages/case-studies/page.ts';
import { caseStudy } from '#site/pages/case/page.ts';
import { contact } from '#site/pages/contact/page.ts';
import { definePage } from '#site/pages/define-page.ts';
import { privacy } from '#site/pages/privacy/page.ts';
import { team } from '#site/pages/team/page.ts';
import type { Route } from '#site/routes.ts';

const small = join(import.meta.dirname, 'small');

/** A page that others link to, and that no test renders. */
const linkTarget = definePage({
  name: 'link-target',
  hero: true,
  schema: z.strictObject({ title: text, description }),
  props: () => ({}),
  load: () => Promise.reject(new Error('This page has no component')),
});

/** The pages of the small content: one of each kind that differs in how its words are checked. */
export const smallRoutes: readonly Route[] = [
  { path: '/careers', page: careers },
  { path: '/contact-us', page: contact },
  { path: '/team', page: team },
  { path: '/privacy-policy', page: privacy },
  { path: '/product', page: linkTarget },
  { path: '/register', page: linkTarget },
  { path: '/case-studies', page: caseStudies },
  ...['one', 'two', 'three', 'four'].map((name) => ({ path: `/case-studies/${name}`, page: caseStudy })),
  { path: '/blog', page: blog },
  { path: '/blog/:article', page: article },
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
  /** The messages of a build, one per line; empty if nothing is wrong. */
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
