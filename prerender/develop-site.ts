import { glob, readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { thankYouPath } from '#contract/enquiry-form.ts';
import type * as Renderer from '#site/entry-server.tsx';
import { ContentError } from './content/content-error.ts';
import { readContent, type Content } from './content/read-content.ts';
import { navigationIcons } from './data/navigation-icons.ts';
import { sitePages } from './data/site-pages.ts';
import { forms, thankYouMessage } from './data/thank-you-message.ts';
import { galleryData, galleryDocument, galleryEntry, galleryPages, galleryPath } from './develop-gallery.ts';
import { inlineScript } from './inline-script.ts';
import { escapeHtml } from './markup.ts';
import { pictureFile } from './pictures.ts';
import { projectRoot } from './project-root.ts';
import { SiteDocuments } from './site-documents.ts';
import { clientEntry, pageFile, pageName, serverEntry, viteConfig } from './vite-config.ts';

export interface DevelopOptions {
  /** The folder to read content from. */
  content: string;
  port: number;
  /** Where the API runs, such as http://127.0.0.1:8081. */
  api: string;
}

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** Serves the site with hot reload: documents are rendered anew for each request, a change of content reloads the page. */
export async function developSite({ content: contentFolder, port, api }: DevelopOptions): Promise<void> {
  const http = createHttpServer();
  const vite = await createServer({
    ...viteConfig,
    // Two servers in one folder would give a page two copies of React; a package found late, one more after a while.
    cacheDir: join(projectRoot, '.cache/vite', String(port)),
    optimizeDeps: { entries: [clientEntry, 'site/pages/*.tsx', galleryEntry] },
    // Hot reload over the same port: one of its own would be taken by the next project that develops.
    server: { middlewareMode: { server: http }, ws: { server: http }, proxy: { '/api': api } },
  });
  let content: Promise<Content> | undefined;
  vite.watcher.add(contentFolder);
  vite.watcher.on('all', (_, file) => {
    const isContent = file.startsWith(contentFolder);
    if (isContent) content = undefined;
    // What only the server renders cannot be exchanged in a running page.
    if (isContent || isServersOnly(file, vite)) vite.hot.send({ type: 'full-reload' });
  });
  const answer = async (path: string): Promise<Answer | undefined> => {
    const asset = await contentAsset(path, contentFolder);
    if (path === galleryPath) return { ...html, body: await vite.transformIndexHtml(path, galleryDocument) };
    if (asset || (!isPage(path) && path !== galleryData)) return asset;
    content ??= readContent(contentFolder);
    if (path === galleryData) return { ...json, body: JSON.stringify(galleryPages(await content)) };
    const icons = navigationIcons((await content).navigation);
    if (path === icons.address) return { status: 200, type: 'image/svg+xml', body: icons.sprite };
    const { marks } = sitePages(await content).find((page) => page.marks?.address === path) ?? {};
    if (marks) return { status: 200, type: 'image/svg+xml', body: marks.svg };
    return documentAt(path, await content, vite);
  };
  http.on('request', (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    answer(path).then(
      (found) => (found ? send(response, found) : vite.middlewares(request, response)),
      (error: unknown) => failed(error, request, response, vite),
    );
  });
  await new Promise<void>((resolve) => http.listen(port, 'localhost', resolve));
}

const isServersOnly = (file: string, { environments: { client, ssr } }: ViteDevServer) =>
  Boolean(ssr?.moduleGraph.getModulesByFile(file)) && !client.moduleGraph.getModulesByFile(file);

const html = { status: 200, type: 'text/html' };
const json = { status: 200, type: 'application/json' };

/** Modules have an ending or begin with @; pages have neither. */
const isPage = (path: string) =>
  /^\/(?!@)([\w-]+\/)*([\w-]*|data\.json|error-words\.json|404\.html|(navigation|marks)-\w+\.svg)$/.test(path);

async function contentAsset(path: string, contentFolder: string): Promise<Answer | undefined> {
  const file = path.startsWith('/pictures/')
    ? join(contentFolder, pictureFile(path))
    : /^\/(favicon|apple-touch-icon|icon-)[\w-]*\.\w+$/.test(path) && join(contentFolder, 'brand', path);
  if (!file) return undefined;
  const type = { avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' }[
    file.split('.').pop() ?? ''
  ];
  return { status: 200, type: type ?? 'image/x-icon', body: await readFile(file) };
}

async function documentAt(path: string, content: Content, vite: ViteDevServer): Promise<Answer | undefined> {
  const pages = sitePages(content);
  const isData = path.endsWith('/data.json');
  const route = path.replace(/(data\.json)?$/, '').replace(/(.)\/$/, '$1');
  const page = pages.find((candidate) => candidate.path === route);
  const form = forms.find((name) => thankYouPath(name) === path);
  const isErrorWords = path === '/error-words.json';
  if (!page && !form && !isErrorWords && path !== '/404.html') return undefined;

  const documents = new SiteDocuments(content, await clientParts(vite), await renderer(vite), 'development');
  if (isErrorWords) return { ...json, body: documents.errorWords() };
  if (form) return { ...html, body: await documents.thankYou(thankYouMessage(content, form)) };
  if (!page) return { ...html, body: await documents.unknownAddress() };
  const document = await documents.page(page);
  if (isData) return { ...json, body: document.data };
  return { ...html, body: await vite.transformIndexHtml(path, document.html) };
}

const renderer = (vite: ViteDevServer) => vite.ssrLoadModule(`/${serverEntry}`) as Promise<typeof Renderer>;

async function clientParts(vite: ViteDevServer) {
  const files: string[] = [];
  for await (const file of glob('site/{ui,sections,forms,layout,pages}/**/*.css', { cwd: projectRoot }))
    files.push(file);
  const styles = await Promise.all(
    ['site/styles/site.css', ...files.toSorted()].map(async (file) => ({
      href: `/${file}`,
      text: (await vite.environments.client.transformRequest(`/${file}?direct`))?.code ?? '',
    })),
  );
  return {
    entry: `/${clientEntry}`,
    fonts: [],
    entryImports: [],
    pageModule: (page: string) => ({ script: `/${pageFile(page)}`, files: [], name: pageName(page) }),
    stylesFor: () => styles,
    inline: await inlineScript(),
  };
}

function send(response: ServerResponse, { status, type, body }: Answer) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** What is wrong stands in the browser and in the terminal; the server lives on for the mended file. */
function failed(error: unknown, request: IncomingMessage, response: ServerResponse, vite: ViteDevServer) {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  const words = error instanceof ContentError ? error.message : String(error instanceof Error ? error.stack : error);
  console.error(`${request.url}: ${words}`);
  const page = `<!doctype html><title>Not built</title><pre style="white-space:pre-wrap;padding:2em">${escapeHtml(words)}</pre>`;
  send(response, {
    status: 500,
    type: 'text/html',
    body: page + '<script type="module" src="/@vite/client"></script>',
  });
}
