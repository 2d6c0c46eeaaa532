import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileResponseWithin, htmlResponse, jsonResponse, type EditorResponse } from './editor-response.ts';
import { checkContent, uncheckedResult } from './check-content.ts';
import { ContentFiles } from './content-files.ts';
import { drawOutdatedShares, drawingProblems } from './draw-outdated-shares.ts';
import { editorConfig, maxPictureBytes, photosFolder } from './editor-config.ts';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { programFile } from './editor-program.ts';
import { textEntryIn } from './format-yaml.ts';
import { listedFiles } from './listed-files.ts';
import { listPictures, masterPicture, takeUpload, uploadedFile } from './pictures/answer-pictures.ts';
import { previewOfForm, siteResponse } from './preview/answer-preview.ts';
import { parseJsonObject } from './parse-json-object.ts';
import { publishContent, revertToPublished } from './publish-content.ts';
import { deletePicture, saveContent } from './save-content.ts';
import { saveTogether, type FormerFiles } from './save-file.ts';
import { sharedValues, valueChange } from './shared-values.ts';
import { forbidden, Refusal, tooLarge } from './refusal.ts';
import { refusalMessage, targetOf, type Target } from './target-file.ts';
import { todayAt } from './today-at.ts';
import { unfinishedForms } from './unfinished-forms.ts';
import { lastSave, undoSave } from './undo-save.ts';

const browserFiles = fileURLToPath(new URL('browser/', import.meta.url));

/** A request to the editor, its address split into parts. */
interface EditorRequest {
  method: string;
  /** The path below the editor's address. */
  path: string;
  query: URLSearchParams;
  /** The editor's address, without the slash at its end. */
  base: string;
}

/** Whether a request changes files. Such requests are answered one after another. */
export const changesFiles = ({ method, path }: EditorRequest) =>
  method !== 'GET' && path !== '/preview' && path !== '/uploads';

/** Answers a request. Rejects with an Error whose message is for the editor's page. */
export async function answerRequest(
  request: EditorRequest,
  incoming: IncomingMessage,
  options: EditorOptions,
  state: EditorState,
): Promise<EditorResponse> {
  const { method, path, query, base } = request;
  if (method === 'GET') {
    return (await answerGet(request, options, state)) ?? jsonResponse(404, { error: `${path} is not here` });
  }
  if (method === 'POST') {
    const body = await readBody(incoming);
    if (path === '/uploads') return takeUpload(query, body, options, state);
    const sent = parseJsonObject(body);
    if (path === '/preview') return previewOfForm(sent, base, options, state);
    return answerPost(path, sent as Record<string, string>, options, state);
  }
  const editorName = path.replace(/^\/files\//, '');
  const target = editorName === path ? undefined : targetOf(editorName, options);
  if (!target) return jsonResponse(403, { error: refusalMessage(editorName) });
  if (method !== 'DELETE' && method !== 'PUT') return jsonResponse(405, { error: 'Files accept only PUT and DELETE' });
  if (method === 'DELETE') {
    const former = await deleteTarget(target, options, state);
    return answerWithCheck(options, state, await state.history.add(former));
  }
  const { saved, overwritten } = await saveContent(target, await readBody(incoming), options, state);
  return answerWithCheck(options, state, saved, overwritten);
}

type DataSource = (options: EditorOptions, state: EditorState, query: URLSearchParams) => unknown;

/** The data that requests are answered with as JSON, by path; undefined becomes null. */
const dataByPath: Record<string, DataSource> = {
  '/config.json': async (options) =>
    editorConfig(new ContentFiles(options.content, options.routes), await companyOf(options)),
  '/files.json': listedFiles,
  '/problems.json': checkContent,
  '/pages.json': ({ preview }) => preview.pages(),
  '/passages.json': ({ preview }, _, query) => preview.passages(query.get('page') ?? ''),
  '/values.json': ({ content }) => sharedValues(content),
  '/today.json': ({ content }) => ({ today: todayAt(content) }),
  '/last-save.json': (_, state) => lastSave(state),
  '/unfinished.json': unfinishedForms,
  '/drawn.json': async (_, state) => ({ problems: await drawingProblems(state) }),
  '/doing.json': (_, { doing }) => ({ doing }),
  '/publication.json': ({ publication }) => publication.state(),
};

async function answerGet(
  { path, query, base }: EditorRequest,
  options: EditorOptions,
  state: EditorState,
): Promise<EditorResponse | undefined> {
  const { content, masters } = options;
  if (path === '/') return htmlResponse(await readFile(join(browserFiles, 'page.html'), 'utf8'));
  if (path === '/favicon.ico') return fileResponseWithin(join(content, 'brand'), 'favicon.ico');
  if (/^\/[a-z-]+\.(js|css)$/.test(path)) return fileResponseWithin(browserFiles, path.slice(1));
  if (path === '/pictures.json') return listPictures(options);
  const data = Object.hasOwn(dataByPath, path) ? dataByPath[path] : undefined;
  if (data) return jsonResponse(200, (await data(options, state, query)) ?? null);
  const below = (folder: string) => (path.startsWith(folder) ? path.slice(folder.length) : undefined);
  const upload = below('/uploads/');
  if (upload !== undefined) return uploadedFile(Number(upload), state);
  const master = below('/masters/');
  if (master !== undefined) return masterPicture(master, options);
  const program = below('/program/');
  if (program !== undefined) return programFile(program);
  const address = below('/site');
  if (address?.startsWith('/')) return siteResponse(address, base, options, state);
  const photo = below(`/files/${photosFolder}/`);
  return photo === undefined ? undefined : fileResponseWithin(join(masters, 'photos'), photo);
}

async function answerPost(
  path: string,
  sent: Record<string, string>,
  options: EditorOptions,
  state: EditorState,
): Promise<EditorResponse> {
  const change = await singleChange(path, sent, options);
  if (change) {
    const former = await saveTogether([change]);
    return answerWithCheck(options, state, await state.history.add(former));
  }
  if (path === '/undo') await undoSave(Number(sent['id']), options, state);
  else if (path === '/publication') await publishContent(sent['message'] ?? '', options, state);
  else return jsonResponse(403, { error: `${path} accepts no POST` });
  return answerWithCheck(options, state);
}

/** The change of a single file that a path stands for; undefined for other paths. */
async function singleChange(path: string, sent: Record<string, string>, options: EditorOptions) {
  if (path === '/values') return valueChange(options.content, sent['name'] ?? '', sent['value'] ?? '');
  return path === '/published' ? revertToPublished(sent['file'] ?? '', options) : undefined;
}

/**
 * Answers with the current result of the check, or that it failed: what was saved stays saved either way. `saved` is the id by
 * which the save can be undone; `overwritten` are the labels of values that another window had changed.
 */
async function answerWithCheck(
  options: EditorOptions,
  state: EditorState,
  saved?: number,
  overwritten: string[] = [],
): Promise<EditorResponse> {
  const result = await checkContent(options).catch(uncheckedResult);
  // The drawing is not awaited: the page then asks for /drawn.json, which reports a picture that cannot be drawn.
  if (result.problems.length === 0) drawOutdatedShares(options, state).catch(() => undefined);
  return jsonResponse(200, { ...result, overwritten, ...(saved && { saved }) });
}

/** Deletes a file. Throws a Refusal unless it is of a kind that the editor may add. */
async function deleteTarget(target: Target, options: EditorOptions, state: EditorState): Promise<FormerFiles> {
  if (target.kind === 'picture') return deletePicture(target.file, options, state);
  if (!/^(blog\/.*\.md|plain-pages\/.*)$/.test(target.path)) {
    throw new Refusal(forbidden, `content/${target.path} is needed: change it instead`);
  }
  return saveTogether([{ file: target.file, data: undefined }]);
}

async function companyOf({ content }: EditorOptions): Promise<string> {
  return textEntryIn(await readFile(join(content, 'company.yaml'), 'utf8'), 'name') ?? 'The site';
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    // A body that is too large is read to its end and discarded: a browser shows no response if its connection is closed earlier.
    if (size <= maxPictureBytes) parts.push(part);
    else parts.length = 0;
  }
  if (size <= maxPictureBytes) return Buffer.concat(parts);
  const megabytes = maxPictureBytes / 1024 / 1024;
  throw new Refusal(tooLarge, `The file is larger than ${megabytes} MB: make the picture smaller`);
}
