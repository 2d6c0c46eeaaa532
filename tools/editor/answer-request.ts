import { existsSync, globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '#prerender/content/content-error.ts';
import { readContent } from '#prerender/content/read-content.ts';
import type { Route } from '#site/routes.ts';
import { ContentFiles } from './content-files.ts';
import { editorConfig, editorPath, maxPictureBytes, photosFolder } from './editor-config.ts';
import { pathWithin } from './path-within.ts';
import { saveFile, savePicture } from './save-file.ts';

export interface EditorOptions {
  /** The content folder. */
  content: string;
  routes: readonly Route[];
  /** The folder of original pictures; those of articles are in its `photos/`. */
  masters: string;
  /** Encodes them for the site. Rejects with a message that says what is wrong with one. */
  encode: () => Promise<void>;
}

/** The mistakes in all files, a line each. */
interface CheckResult {
  problems: readonly string[];
}

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

const program = join(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), '..');
const page = new URL('browser/', import.meta.url);

/**
 * Reads, writes or deletes what `pathname` names, the part of the request's path that follows the editor's address. Rejects
 * with an Error in words for the editor's page.
 */
export async function answerRequest(
  request: IncomingMessage,
  pathname: string,
  options: EditorOptions,
): Promise<Answer> {
  const path = decodeURIComponent(pathname);
  if (request.method === 'GET') return (await read(path, options)) ?? json(404, { error: `${path} is not here` });
  const file = path.replace(/^\/files\//, '');
  const target = file === path ? undefined : fileOf(file, options);
  if (!target) return json(403, { error: refusal(file) });
  if (request.method === 'DELETE') await remove(target);
  else if (request.method === 'PUT') await write(target, await bodyOf(request), options);
  else return json(405, { error: 'PUT or DELETE' });
  return json(200, await check(options));
}

async function read(path: string, options: EditorOptions): Promise<Answer | undefined> {
  if (path === '/')
    return { status: 200, type: 'text/html; charset=utf-8', body: await readFile(new URL('page.html', page)) };
  if (path === '/favicon.ico') return within(join(options.content, 'brand'), 'favicon.ico');
  if (path === '/edit.js') return fileAnswer(fileURLToPath(new URL('edit.js', page)));
  if (path === '/config.json')
    return json(200, editorConfig(new ContentFiles(options.content, options.routes), await companyOf(options)));
  if (path === '/files.json') return json(200, listed(options));
  if (path === '/problems.json') return json(200, await check(options));
  if (path === '/program/npm/index.js') return { status: 200, type: 'text/javascript', body: await programWithFonts() };
  if (path.startsWith('/program/')) return within(program, path.slice('/program/'.length));
  if (path.startsWith(`/files/${photosFolder}/`))
    return within(join(options.masters, 'photos'), path.slice(`/files/${photosFolder}/`.length));
  return undefined;
}

/** The CMS loads its fonts from a CDN; here they come from the package, which has them too: addresses beside the page's. */
async function programWithFonts(): Promise<string> {
  const text = await readFile(join(program, 'npm/index.js'), 'utf8');
  const fonts = globSync('npm/assets/*.woff2', { cwd: program });
  return text.replaceAll(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^)\s]+\.woff2/g,
    (elsewhere, name) => {
      const own = fonts.find((file) => basename(file).startsWith(`${String(name)}-`));
      return own ? `program/${own}` : elsewhere;
    },
  );
}

/** All files with their values as JSON text, and the names of photos. */
function listed(options: EditorOptions): Record<string, string | null> {
  const files = new ContentFiles(options.content, options.routes);
  const paths = [...files.all().map(({ path }) => path), ...files.plainPages(), ...files.articles()];
  const photos = globSync('photos/*.{jpg,jpeg,png}', { cwd: options.masters }).filter((file) =>
    pathWithin(options.masters, file),
  );
  return Object.fromEntries([
    ...paths.map((path) => [editorPath(path), JSON.stringify(files.read(path), null, 2)] as const),
    ...photos.map((file) => [`${photosFolder}/${basename(file)}`, null] as const),
  ]);
}

/** The content file that the editor has under that name. */
function contentPath(file: string, files: ContentFiles): string | undefined {
  const article = /^articles\/([^/]+)\.json$/.exec(file)?.[1];
  const plain = /^content\/(plain-pages\/[^/]+)\.json$/.exec(file)?.[1];
  const path = article
    ? `blog/${article}.md`
    : plain
      ? `${plain}.yaml`
      : files.all().find((known) => editorPath(known.path) === file)?.path;
  return path && files.find(path) ? path : undefined;
}

const photo = new RegExp(`^${photosFolder}/[a-z0-9]+(-[a-z0-9]+)*\\.(jpe?g|png)$`);

const refusal = (file: string) =>
  file.startsWith(`${photosFolder}/`)
    ? `${basename(file)} was not saved: only a JPEG or PNG whose name has small letters, digits and hyphens can be put in, such as loading-dock.jpg`
    : `${file} cannot be written by the editor`;

/** What a request may write or delete: a picture, or a content file by its path below the content folder. */
type Target = { file: string } & ({ picture: true } | { picture: false; path: string; files: ContentFiles });

/** Undefined for whatever the editor may not write. */
function fileOf(name: string, { content, routes, masters }: EditorOptions): Target | undefined {
  if (photo.test(name)) {
    const file = pathWithin(masters, `photos/${name.slice(photosFolder.length + 1)}`);
    return file === undefined ? undefined : { file, picture: true };
  }
  const files = new ContentFiles(content, routes);
  const path = contentPath(name, files);
  return path === undefined ? undefined : { file: join(content, path), picture: false, path, files };
}

async function write(target: Target, body: Buffer, { encode }: EditorOptions): Promise<void> {
  if (target.picture) return savePicture(target.file, body, encode);
  const { file, path, files } = target;
  const text = files.serialize(path, JSON.parse(body.toString()) as Record<string, unknown>);
  const before = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  if (text !== before) await saveFile(file, text);
}

/** Only what the editor may add. */
async function remove(target: Target): Promise<void> {
  if (!target.picture && !/^(blog\/.*\.md|plain-pages\/.*)$/.test(target.path))
    throw new Error(`content/${target.path} is needed: change it instead`);
  await rm(target.file);
}

async function check({ content, routes }: EditorOptions): Promise<CheckResult> {
  try {
    await readContent(content, { drafts: true, routes });
    return { problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.lines };
  }
}

async function companyOf({ content }: EditorOptions): Promise<string> {
  const name = /^name: *(.+)$/m.exec(await readFile(join(content, 'company.yaml'), 'utf8'))?.[1];
  return name?.replaceAll(/^['"]|['"]$/g, '') ?? 'The site';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxPictureBytes) throw new Error('is larger than 40 MB: make the picture smaller');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function within(folder: string, name: string): Promise<Answer | undefined> {
  const file = pathWithin(folder, name);
  return file && existsSync(file) ? fileAnswer(file) : undefined;
}

const fileAnswer = async (file: string): Promise<Answer> => ({
  status: 200,
  type: types[extname(file)] ?? 'application/octet-stream',
  body: await readFile(file),
});

export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
