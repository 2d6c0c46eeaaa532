import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '#prerender/content/read-content.ts';
import { sitePages, type SitePage } from '#prerender/data/site-pages.ts';

const root = join(import.meta.dirname, '../..');

/** The folder that the tests look at: the site as `npm run build` wrote it, or SITE_DIR. */
export const siteFolder = process.env['SITE_DIR'] ?? join(root, 'dist');

let pages: Promise<SitePage[]> | undefined;

/** Every page that content and site/routes.ts ask for. */
export const expectedPages = (): Promise<SitePage[]> => (pages ??= readContent(join(root, 'content')).then(sitePages));

export const builtFile = (path: string) => readFileSync(join(siteFolder, path));

/** A page's document as text. */
export const builtDocument = (path: string) => builtFile(join(path, 'index.html')).toString();
