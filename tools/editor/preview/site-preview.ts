import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { plainHref } from '#site/navigation/address.ts';
import type { PublicationStatus } from '#site/pages/site-content.ts';
import { ContentError, isContentError } from '#prerender/content/content-error.ts';
import { pageFileOf } from '#prerender/content/page-files.ts';
import type { Content } from '#prerender/content/read-content.ts';
import { readLocale } from '#prerender/content/read-locale.ts';
import { readPalette } from '#prerender/content/read-palette.ts';
import { navigationIcons } from '#prerender/data/navigation-icons.ts';
import { isLaterListPage, sitePages, type SitePage } from '#prerender/data/site-pages.ts';
import { createDevelopmentSite } from '#prerender/development-site.ts';
import { projectRoot } from '#prerender/project-root.ts';
import type { ContentWithDrafts } from '#prerender/read-with-drafts.ts';
import { viteConfig } from '#prerender/vite-config.ts';
import { pagePassages, type PagePassage } from './page-passages.ts';
import { createContentCopy, type UnsavedForm } from './content-copy.ts';

/** Shows the pages of the site as a build with drafts would write them, from saved or unsaved content. */
export interface SitePreview {
  /** The problems with the saved content, one line each, including links to passages. */
  problems: () => Promise<readonly string[]>;
  /**
   * The document of the page at `path` or, if that is undefined, of the page that shows the file at `unsaved.path`. Rejects with
   * a ContentError if there are mistakes, in drafts only if that page or file is one.
   */
  document: (path: string | undefined, unsaved?: UnsavedForm) => Promise<PreviewedPage | undefined>;
  /** A drawing that documents refer to by an address of the site. */
  drawing: (address: string) => Promise<string | undefined>;
  /** The pages that can be shown. */
  pages: () => Promise<readonly ListedPage[]>;
  /** The passages of the page at `path`, as saved; empty if there is no such page. */
  passages: (path: string) => Promise<readonly PagePassage[]>;
  close: () => void;
}

interface PreviewedPage {
  path: string;
  document: string;
}

/** A page as lists offer it. */
interface ListedPage {
  path: string;
  name: string;
  status: PublicationStatus;
  /** Whether links may lead to it: authors never link to later pages of a list. */
  isTarget: boolean;
}

/** Renders pages of the content folder with a renderer that is started on first use. */
export function sitePreview(content: string, renderer: () => Promise<ViteDevServer>): SitePreview {
  const copy = createContentCopy(content);
  process.on('exit', copy.remove);
  let developmentSite: Promise<ReturnType<typeof createDevelopmentSite>> | undefined;
  let latest: ContentWithDrafts | undefined;
  // Calls run one after another, since there is only one copy of the content.
  const enqueue = createQueue();
  const startSite = async () => {
    const locale = readLocale(content);
    return createDevelopmentSite(copy.folder, locale, await renderer());
  };
  const read = async (unsaved?: UnsavedForm) => {
    const { site, invalidateContent } = await (developmentSite ??= startSite()).catch((error: unknown) => {
      // The next call starts it again: what it failed on, such as the language in company.yaml, may have been corrected.
      developmentSite = undefined;
      throw error;
    });
    copy.update(unsaved);
    invalidateContent();
    latest = await site.read();
    return { ...latest, documents: await site.documents(latest.content) };
  };
  const currentContent = async () => (latest ?? (await read())).content;
  return {
    problems: () =>
      enqueue(async () => {
        try {
          const { brokenDrafts } = await read();
          return brokenDrafts.flatMap(({ problems }) => problems);
        } catch (error) {
          if (isContentError(error)) return error.lines;
          throw error;
        }
      }),
    document: (path, unsaved) =>
      enqueue(async () => {
        const { content: unsavedContent, brokenDrafts, documents } = await read(unsaved);
        const page = pageOf(unsavedContent, path, unsaved?.path);
        const draft = brokenDrafts.find(
          ({ file, path: draftPath }) => file === unsaved?.path || (!page && isAt(draftPath, path)),
        );
        if (draft) throw new ContentError(draft.problems);
        return page && { path: page.path, document: await documents.page(page) };
      }),
    drawing: (address) =>
      enqueue(async () => {
        const current = await currentContent();
        const icons = navigationIcons(current.navigation);
        if (icons.address === address) return icons.sprite;
        return sitePages(current).find(({ marks }) => marks?.address === address)?.marks?.svg;
      }),
    pages: () =>
      enqueue(async () => {
        return sitePages(await currentContent()).map((page) => ({
          path: page.path,
          name: page.name,
          status: page.status,
          isTarget: !isLaterListPage(page),
        }));
      }),
    passages: (path) =>
      enqueue(async () => {
        const { content: savedContent, documents } = await read();
        const page = sitePages(savedContent).find((candidate) => candidate.path === path);
        return page ? pagePassages(await documents.page(page)) : [];
      }),
    close: copy.remove,
  };
}

/** Returns a function that runs asynchronous work once all earlier work has settled. */
function createQueue() {
  let lastWork: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = lastWork.then(work, work);
    lastWork = result.catch(() => undefined);
    return result;
  };
}

/**
 * The development server's renderer of pages, with the language and colors of the content folder. It listens on no port.
 */
export const startRenderer = (content: string): Promise<ViteDevServer> =>
  createServer({
    ...viteConfig(readLocale(content), readPalette(content)),
    // The cache is separate from a development server's.
    cacheDir: join(projectRoot, '.cache/vite/editor'),
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });

/** The pages that show most of a file that does not belong to one page, by file; home shows the others. */
const pagesOfSharedFiles: Record<string, string> = { 'company.yaml': '/contact-us' };

/** Whether a page's address is `address`, with or without the slash at its end. */
const isAt = (path: string, address: string | undefined) => path === address || plainHref(path) === address;

/** The page at an address; without one, the page that shows a content file, or home if none does. */
function pageOf(content: Content, path: string | undefined, file: string | undefined): SitePage | undefined {
  const pages = sitePages(content);
  if (path !== undefined) return pages.find((page) => isAt(page.path, path));
  const route = content.routes.find(
    (candidate) => pageFileOf(candidate) === file || candidate.path === pagesOfSharedFiles[file ?? ''],
  )?.path;
  return (
    pages.find((page) => page.article && page.article.file === file) ??
    pages.find((page) => page.path === (route ?? '/'))
  );
}
