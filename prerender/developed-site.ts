import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type * as Renderer from '#site/entry-server.tsx';
import type * as Routes from '#site/routes.ts';
import { ContentError } from './content/content-error.ts';
import { readContent, type Content } from './content/read-content.ts';
import { shareCards } from './data/share-cards.ts';
import { sitePages } from './data/site-pages.ts';
import { inlineScripts } from './inline-script.ts';
import { projectRoot } from './project-root.ts';
import { refuseLostPassages } from './refuse-lost-passages.ts';
import { readShareIndex, staleCards } from './share-pictures.ts';
import { SiteDocuments, type ClientParts } from './site-documents.ts';
import { browserEntry, hydrateEntry, metricsEntry, serverEntry } from './vite-config.ts';

export const routesFile = join(projectRoot, 'site/routes.ts');

export interface DevelopedSite {
  /** The content as it is now, drafts too; rejects with a ContentError that tells what a build would. */
  content: () => Promise<Content>;
  documents: (content: Content) => Promise<SiteDocuments>;
}

/** The site while it is developed: what was read or made stays until a file changes that it was made of. */
export function developedSite(folder: string, vite: ViteDevServer) {
  let content: Promise<Content> | undefined;
  let parts: Promise<ClientParts> | undefined;
  let told = '';
  const tellOnce = (words: string) => {
    if (words && words !== told) console.log(words);
    told = words;
  };
  const documents: DevelopedSite['documents'] = async (from) =>
    new SiteDocuments(from, await (parts ??= clientParts(vite)), await renderer(vite), 'development');
  const read = async () => {
    // Not imported: Node keeps what it has imported.
    const { routes } = (await vite.ssrLoadModule('/site/routes.ts')) as typeof Routes;
    try {
      const found = await readContent(folder, { drafts: true, routes });
      await refuseLostPassages(found.passages, (path) => documentOf(path, found, documents));
      tellOnce([...found.notes.map((line) => `Note: ${line}`), shareNote(found, folder)].filter(Boolean).join('\n'));
      return found;
    } catch (error) {
      if (error instanceof ContentError) tellOnce(`\nFix this first:\n\n${error.message}\n`);
      throw error;
    }
  };
  const site: DevelopedSite = { content: () => (content ??= read()), documents };
  return {
    site,
    forgetContent: () => void (content = undefined),
    forgetCode: () => void (parts = undefined),
  };
}

async function documentOf(path: string, content: Content, documents: DevelopedSite['documents']): Promise<string> {
  const page = sitePages(content).find((candidate) => candidate.path === path);
  return page ? (await documents(content)).page(page) : '';
}

/** What a build would ask for besides. */
function shareNote(content: Content, folder: string): string {
  const pages = sitePages(content).filter(({ standing }) => standing !== 'draft');
  const stale = staleCards(shareCards(content, pages), readShareIndex(folder)).map(({ path }) => path);
  if (stale.length === 0) return '';
  return `Before the next build run “npm run art -- share”: what ${stale.slice(0, 5).join(', ')}${stale.length > 5 ? ` and ${stale.length - 5} more` : ''} shows when shared is out of date.`;
}

const renderer = (vite: ViteDevServer) => vite.ssrLoadModule(`/${serverEntry}`) as Promise<typeof Renderer>;

async function clientParts(vite: ViteDevServer): Promise<ClientParts> {
  const files: string[] = [];
  for await (const file of glob('site/{ui,sections,forms,layout,pages}/**/*.css', { cwd: projectRoot }))
    files.push(file);
  const styles = await Promise.all(
    ['site/styles/site.css', ...files.toSorted()].map(
      async (file) => (await vite.environments.client.transformRequest(`/${file}?direct`))?.code ?? '',
    ),
  );
  return {
    script: `/${browserEntry}`,
    metricsScript: `/${metricsEntry}`,
    scriptsOf: (island) => [`/${island}`, `/${hydrateEntry}`],
    stylesFor: () => styles,
    // Vite puts in what an island's own sheet becomes.
    hasOnlyItsStyles: false,
    fonts: [],
    inline: await inlineScripts(),
  };
}
