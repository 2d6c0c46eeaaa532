import { glob } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { SiteLocale } from '#languages/languages.ts';
import type * as Renderer from '#site/entry-server.tsx';
import { abbreviatedList } from './abbreviated-list.ts';
import { isContentError } from './content/content-error.ts';
import type * as Reader from './content/read-content.ts';
import type { Content } from './content/read-content.ts';
import { shareCards } from './data/share-cards.ts';
import { sitePages } from './data/site-pages.ts';
import { inlineScripts } from './inline-script.ts';
import { projectRoot } from './project-root.ts';
import { readWithDrafts, type BrokenDraft, type ContentWithDrafts } from './read-with-drafts.ts';
import { checkPassageLinks } from './check-passage-links.ts';
import { readShareIndex, staleCards } from './share-pictures.ts';
import { SiteDocuments, type ClientParts } from './site-documents.ts';
import { browserEntry, hydrateEntry, isBehaviorFile, metricsEntry, serverEntry } from './entry-points.ts';

export interface DevelopmentSite {
  /** The current content, including drafts without mistakes. Rejects with a ContentError if other content has mistakes. */
  read: () => Promise<ContentWithDrafts>;
  documents: (content: Content) => Promise<SiteDocuments>;
}

/** The site of a development server: content and client parts are cached until one of their files changes. */
export function createDevelopmentSite(folder: string, locale: SiteLocale, vite: ViteDevServer) {
  let content: Promise<ContentWithDrafts> | undefined;
  let client: Promise<ClientParts> | undefined;
  let lastMessage = '';
  /** Logs a message unless it is the last one that was logged. */
  const logOnce = (message: string) => {
    if (message && message !== lastMessage) console.log(message);
    lastMessage = message;
  };
  const currentClient = () => {
    client ??= clientParts(vite, locale).catch((error: unknown) => {
      // What has failed is tried again at the next request.
      client = undefined;
      throw error;
    });
    return client;
  };
  const documents: DevelopmentSite['documents'] = async (current) =>
    new SiteDocuments(current, await currentClient(), await renderer(vite), 'development');
  const read = async () => {
    const { readContent } = await reader(vite);
    try {
      const current = await readWithDrafts(folder, async (leftOutDrafts) => {
        const shown = await readContent(folder, { drafts: true, leftOutDrafts });
        await checkPassageLinks(shown.passages, (path) => documentOf(path, shown, documents));
        return shown;
      });
      // The notes are delayed until the page that waits for this content has been answered.
      setTimeout(1000, undefined, { ref: false })
        .then(() => logOnce(notesOn(current, folder)))
        .catch(console.error);
      return current;
    } catch (error) {
      if (isContentError(error)) logOnce(`\nFix this first:\n\n${error.message}\n`);
      throw error;
    }
  };
  const site: DevelopmentSite = { read: () => (content ??= read()), documents };
  return {
    site,
    invalidateContent: () => void (content = undefined),
    invalidateCode: () => void (client = undefined),
  };
}

async function documentOf(path: string, content: Content, documents: DevelopmentSite['documents']): Promise<string> {
  const page = sitePages(content).find((candidate) => candidate.path === path);
  return page ? (await documents(content)).page(page) : '';
}

const notesOn = ({ content, brokenDrafts }: ContentWithDrafts, folder: string) =>
  [draftsNote(brokenDrafts), ...content.notes.map((line) => `Note: ${line}`), shareNote(content, folder)]
    .filter(Boolean)
    .join('\n');

/** A note on the drafts that are not shown. */
function draftsNote(brokenDrafts: readonly BrokenDraft[]): string {
  if (brokenDrafts.length === 0) return '';
  const lines = brokenDrafts.flatMap(({ problems }) => problems);
  return `\nDrafts with mistakes are left out until you fix this:\n\n${lines.join('\n')}\n`;
}

/** A note on share pictures that a build would require. */
function shareNote(content: Content, folder: string): string {
  const pages = sitePages(content).filter(({ status }) => status !== 'draft');
  const stale = staleCards(shareCards(content, pages), readShareIndex(folder)).map(({ path }) => path);
  if (stale.length === 0) return '';
  return `Before the next build run “npm run art -- share”: what ${abbreviatedList(stale, 5)} shows when shared is out of date.`;
}

/** The module that reads content, loaded by Vite, so that routes, page definitions and schemas are as last saved. */
const reader = (vite: ViteDevServer) =>
  vite.ssrLoadModule('/prerender/content/read-content.ts') as Promise<typeof Reader>;

const renderer = (vite: ViteDevServer) => vite.ssrLoadModule(`/${serverEntry}`) as Promise<typeof Renderer>;

async function clientParts(vite: ViteDevServer, locale: SiteLocale): Promise<ClientParts> {
  const files: string[] = [];
  for await (const file of glob('site/{ui,sections,forms,layout,pages}/**/*.css', { cwd: projectRoot })) {
    files.push(file);
  }
  const styles = await Promise.all(
    ['site/styles/site.css', ...files.toSorted()].map(
      async (file) => (await vite.environments.client.transformRequest(`/${file}?direct`))?.code ?? '',
    ),
  );
  return {
    script: `/${browserEntry}`,
    metricsScript: `/${metricsEntry}`,
    scriptsOf: (island) => [island, ...(isBehaviorFile(island) ? [] : [hydrateEntry])].map((file) => `/${file}`),
    stylesFor: () => styles,
    stylesForPage: () => styles,
    // Vite injects the styles of islands' sheets.
    refusesOtherStyles: false,
    fonts: [],
    inline: await inlineScripts(locale),
  };
}
