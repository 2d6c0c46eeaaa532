import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '#prerender/content/read-content.ts';
import { sharedContent } from '#prerender/data/shared-content.ts';
import { sitePages, type SitePage } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';

const root = join(import.meta.dirname, '../..');

/** The site under test: the output of `npm run build`, or SITE_DIR. */
export const siteFolder = process.env['SITE_DIR'] ?? join(root, 'dist');

const contentPromise = readContent(contentFolder);
let pages: Promise<SitePage[]> | undefined;

/** Every page that content and site/routes.ts require. */
export const expectedPages = (): Promise<SitePage[]> => (pages ??= contentPromise.then(sitePages));

export const expectedCompany = async () => (await contentPromise).company;

/** The words around every page. */
export const expectedFrame = async () => sharedContent(await contentPromise, '');

export const builtFile = (path: string) => readFileSync(join(siteFolder, path));

/** A page's document as text. */
export const builtDocument = (path: string) => builtFile(join(path, 'index.html')).toString();
