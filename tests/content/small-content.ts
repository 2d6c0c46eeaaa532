import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { pageFileOf } from '#prerender/content/page-files.ts';
import { readContent, type ReadOptions } from '#prerender/content/read-content.ts';
import { description, text } from '#content/schema/text.ts';
import { caseSchema } from '#site/pages/case-schema.ts';
import { defineArticlePage, definePage } from '#site/pages/define-page.ts';
import type { Route } from '#site/routes.ts';
import { pageNamed } from '../site/page-named.ts';

const smallFolder = join(import.meta.dirname, 'small');

const noComponent = () => Promise.reject(new Error('This page has no component'));
const metadata = z.strictObject({ title: text, description });

/** A page that no test renders. */
const ownPage = (name: string, schema: z.ZodType<z.infer<typeof metadata>>) =>
  definePage({ name, hero: true, schema, props: () => ({}), load: noComponent });

const linkTarget = ownPage('link-target', metadata);
const team = ownPage('team', metadata.extend({ heading: text }));

/** A page that replaces one that the site does not have, and accepts any words. */
const standIn = (name: string) => ownPage(name, z.looseObject(metadata.shape));

const articleStandIn = defineArticlePage({
  name: 'article',
  hero: true,
  schema: z.looseObject({}),
  articleProps: () => ({}),
  load: noComponent,
});

const sitePageOr = (page: Route['page']) => pageNamed(page.name) ?? page;

/** The pages of the small content: one of each kind that differs in how its words are checked. */
export const smallRoutes: readonly Route[] = [
  { path: '/careers', page: sitePageOr(standIn('careers')) },
  { path: '/contact-us', page: sitePageOr(standIn('contact')) },
  { path: '/team', page: team },
  { path: '/privacy-policy', page: sitePageOr(standIn('privacy')) },
  { path: '/product', page: linkTarget },
  { path: '/register', page: linkTarget },
  { path: '/case-studies', page: sitePageOr(standIn('case-studies')) },
  ...['one', 'two', 'three', 'four'].map((name) => ({
    path: `/case-studies/${name}`,
    page: sitePageOr(ownPage('case', caseSchema)),
  })),
  { path: '/blog', page: sitePageOr(standIn('blog')) },
  { path: '/blog/:article', page: sitePageOr(articleStandIn) },
];

/** The files of the small content whose words are not checked, because the site does not have their page. */
export const uncheckedFiles = smallRoutes
  .filter(({ page }) => page !== team && page !== linkTarget && !pageNamed(page.name))
  .map(pageFileOf);

/** The day on which the small content is read, after its articles were published. */
export const smallDay = '2025-02-01';

export interface SmallContent {
  folder: string;
  /** Replaces the first occurrence of text in a file; throws if there is none. */
  change: (file: string, from: string | RegExp, to: string) => void;
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  read: (options?: ReadOptions) => ReturnType<typeof readContent>;
  /** The problems that a build reports, one line each. */
  problems: (options?: ReadOptions) => Promise<readonly string[]>;
}

/** A copy of a small company's content, to modify; deleted when the test has finished. */
export function smallContent(): SmallContent {
  const folder = temporaryFolder();
  cpSync(smallFolder, folder, { recursive: true });
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
