import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { formKinds, referenceParameter, thankYouPath } from '#contract/enquiry-form.ts';
import { parseReference } from '#contract/enquiry-reference.ts';
import { ContentError } from './content/content-error.ts';
import type { Content } from './content/read-content.ts';
import { readLocale } from './content/read-locale.ts';
import { paletteFile, readPalette } from './content/read-palette.ts';
import { navigationIcons } from './data/navigation-icons.ts';
import { sitePages } from './data/site-pages.ts';
import { okHtml, refreshScript, requestUrl, send, sendError, type Reply } from './development-reply.ts';
import { createDevelopmentSite, type DevelopmentSite } from './development-site.ts';
import { galleryDataPath, galleryDocument, galleryPages, galleryPath } from './develop-gallery.ts';
import { errorPath, plainHref } from '#site/navigation/address.ts';
import { pictureFile } from './pictures.ts';
import { projectRoot } from './project-root.ts';
import { redirectLocation } from './redirects.ts';
import type { SiteDocuments } from './site-documents.ts';
import { studyArchive } from './study-archives.ts';
import { browserPackages, viteConfig } from './vite-config.ts';

interface DevelopOptions {
  /** The folder to read content from. */
  content: string;
  /** The port at which the server will listen. */
  port: number;
  /** The address of the API, such as http://127.0.0.1:8081. */
  api: string;
}

/** Whether a file is written by a build or a test: no page depends on it. */
const isGenerated = (file: string) => /^(\.cache|dist|test-results)\b/.test(relative(projectRoot, file));

/** Matches the paths of files that this process has imported itself, whose changes take effect only when it is started again. */
const ownCode = /^(prerender|contract|hosting|languages|tools)\/.*\.ts$/;

/**
 * A server of the site with hot reload: documents are rendered for each request, a change of content reloads the page. It does
 * not listen yet.
 */
export async function createDevelopmentServer({ content: contentFolder, port, api }: DevelopOptions): Promise<Server> {
  const http = createHttpServer();
  const locale = readLocale(contentFolder);
  const vite = await createServer({
    ...viteConfig(locale, readPalette(contentFolder)),
    // Two servers in one folder would give a page two copies of React.
    cacheDir: join(projectRoot, '.cache/vite', String(port)),
    // Packages are listed, not discovered: one found late makes Vite bundle all of them again, and a page that is loading asks for
    // files that no longer exist.
    optimizeDeps: { noDiscovery: true, include: browserPackages },
    // Hot reload uses the same port: Vite's default port may be taken by another project.
    server: {
      middlewareMode: { server: http },
      ws: { server: http },
      proxy: { '/api': api },
      watch: { ignored: isGenerated },
    },
  });
  const developmentSite = createDevelopmentSite(contentFolder, locale, vite);
  const { site } = developmentSite;
  watchFiles(contentFolder, developmentSite, vite);
  // Problems are logged before anybody opens a page.
  site.read().catch(() => undefined);
  http.on('request', (request, response) => {
    const url = requestUrl(request);
    if (!url) return send(response, { status: 400, type: 'text/plain', body: 'The address is malformed.' });
    replyTo(url, site, contentFolder, vite).then(
      (reply) => (reply ? send(response, reply) : vite.middlewares(request, response)),
      (error: unknown) => sendError(error, request, response, vite),
    );
  });
  return http;
}

/** Discards what has been read or rendered when one of its files changes, and reloads the open page. */
function watchFiles(
  contentFolder: string,
  { invalidateCode, invalidateContent }: Omit<ReturnType<typeof createDevelopmentSite>, 'site'>,
  vite: ViteDevServer,
) {
  vite.watcher.add(contentFolder);
  vite.watcher.on('all', (event, file) => {
    const isContent = isBelow(contentFolder, file) && !isBelow(join(contentFolder, 'schema'), file);
    const isReaderChange = isReaderCode(file, vite);
    // Vite invalidates its own copy only after this, when the page may already have asked again.
    if (isReaderChange) vite.environments.ssr.moduleGraph.onFileChange(file);
    if (isContent || isReaderChange) invalidateContent();
    if (!isContent) invalidateCode();
    const name = relative(projectRoot, file);
    if (event === 'change' && (ownCode.test(name) || file === join(contentFolder, paletteFile))) {
      console.log(`${name} has changed, which this server read when it started: stop it with Ctrl+C and run it again.`);
    }
    // What only the server renders cannot be replaced in a running page.
    if (isContent || isServerOnly(file, vite)) vite.hot.send('site:saved');
  });
}

/** Whether a file is in a folder, at any depth: a folder beside it may have a name that begins with its name. */
const isBelow = (folder: string, file: string) => !relative(folder, file).startsWith('..');

/** The reply to a request; undefined if Vite should answer it. */
async function replyTo(
  { pathname: path, searchParams }: URL,
  site: DevelopmentSite,
  contentFolder: string,
  vite: ViteDevServer,
): Promise<Reply | undefined> {
  if (path === galleryPath) {
    return { ...okHtml, body: (await vite.transformIndexHtml(path, galleryDocument)) + refreshScript };
  }
  const asset = await contentAsset(path, contentFolder);
  if (asset || (!isOwnPath(path) && path !== galleryDataPath)) return asset;
  const { content, brokenDrafts } = await site.read();
  const file = generatedFile(path, content);
  if (file) return file;
  const reference = parseReference(searchParams.get(referenceParameter) ?? '') ?? null;
  const document = await documentAt(path, reference, content, await site.documents(content), vite);
  if (document) return document;
  const draft = brokenDrafts.find((brokenDraft) => [brokenDraft.path, plainHref(brokenDraft.path)].includes(path));
  if (draft) throw new ContentError(draft.problems);
  return redirectFor(path, content);
}

/** A file that a build would write beside the pages, or the data of the gallery. */
function generatedFile(path: string, content: Content): Reply | undefined {
  if (path === galleryDataPath) {
    return { status: 200, type: 'application/json', body: JSON.stringify(galleryPages(content)) };
  }
  const study = [...content.studies].find(([, address]) => address === path)?.[0];
  if (study) return { status: 200, type: 'application/zip', body: Buffer.from(studyArchive(study)) };
  const icons = navigationIcons(content.navigation);
  if (path === icons.address) return { status: 200, type: 'image/svg+xml', body: icons.sprite };
  const { marks } = sitePages(content).find((page) => page.marks?.address === path) ?? {};
  return marks && { status: 200, type: 'image/svg+xml', body: marks.svg };
}

/**
 * Whether reading content may depend on a file, such as a page's definition or a schema. May include files that only
 * markup imports.
 */
const isReaderCode = (file: string, { environments: { ssr } }: ViteDevServer) =>
  file.endsWith('.ts') && Boolean(ssr.moduleGraph.getModulesByFile(file));

/** Whether only the server renders a file: the browser has not loaded it. */
const isServerOnly = (file: string, { environments: { client, ssr } }: ViteDevServer) =>
  Boolean(ssr?.moduleGraph.getModulesByFile(file)) && !client.moduleGraph.getModulesByFile(file);

/**
 * Whether this server, not Vite, may answer a path: of a page, an old address, a sprite or a study's archive. Paths of modules
 * begin with @ or have other extensions.
 */
const isOwnPath = (path: string) =>
  /^\/(?!@)([\w-]+\/)*([\w-]*|[\w-]+\.(html?|php|aspx?)|(navigation|marks)-\w+\.svg|[\w-]+\.zip)$/.test(path);

/** The media types of pictures, the positions of their plates, and icons other than .ico, by extension. */
const assetTypes: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The reply with a file of a picture or an icon of the content folder; undefined for other paths. */
async function contentAsset(path: string, contentFolder: string): Promise<Reply | undefined> {
  const file = path.startsWith('/pictures/')
    ? join(contentFolder, pictureFile(path))
    : /^\/(favicon|apple-touch-icon|icon-)[\w-]*\.\w+$/.test(path) && join(contentFolder, 'brand', path);
  if (!file || !existsSync(file)) return undefined;
  const type = assetTypes[file.split('.').pop() ?? ''] ?? 'image/x-icon';
  return { status: 200, type, body: await readFile(file) };
}

/** The redirect of an old address, as the server of the built site sends it. */
function redirectFor(path: string, content: Content): Reply | undefined {
  const isPageWithoutSlash = sitePages(content).some((page) => page.path === path);
  if (isPageWithoutSlash) return { status: 301, type: 'text/plain', body: '', location: plainHref(path) };
  const redirect = content.redirects.find(({ from }) => from === path.replace(/\/$/, ''));
  return redirect && { status: redirect.status, type: 'text/plain', body: '', location: redirectLocation(redirect.to) };
}

/** The reply with the document at a path; undefined if there is none. `reference` is shown by a thank-you page. */
async function documentAt(
  path: string,
  reference: string | null,
  content: Content,
  documents: SiteDocuments,
  vite: ViteDevServer,
): Promise<Reply | undefined> {
  const form = formKinds.find((name) => thankYouPath(name) === path);
  const thanks = form && (await documents.thankYou(form, reference));
  if (thanks !== undefined) return { ...okHtml, body: thanks };
  if (path === errorPath) return { ...okHtml, body: await documents.error() };
  if (path === '/404.html') return { ...okHtml, body: await documents.notFound() };
  const page = sitePages(content).find((candidate) => plainHref(candidate.path) === path);
  if (!page) return undefined;
  const document = await documents.page(page);
  const scripts = await reloadScripts(vite);
  // The scripts contain `$`, which has a meaning in a replacement that is a string.
  const withReload = document.replace('<head>', () => `<head>${scripts}`);
  return { ...okHtml, body: withReload.replace('</body>', `${refreshScript}</body>`) };
}

/** The markup that Vite adds to a document's head, taken from an empty document: Vite would parse all of a page's styles. */
async function reloadScripts(vite: ViteDevServer): Promise<string> {
  const document = await vite.transformIndexHtml('/', '<!doctype html><html><head></head><body></body></html>');
  return /<head>([^]*)<\/head>/.exec(document)?.[1] ?? '';
}
