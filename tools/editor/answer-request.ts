import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { html, json, within, type Answer } from './answer.ts';
import { checkContent } from './check-content.ts';
import { ContentFiles } from './content-files.ts';
import { drawOutdatedShares, drawingProblems } from './draw-outdated-shares.ts';
import { editorConfig, maxPictureBytes, photosFolder } from './editor-config.ts';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { programFile } from './editor-program.ts';
import { listedFiles } from './listed-files.ts';
import { listPictures, masterPicture, takeUpload, uploadedFile } from './pictures/answer-pictures.ts';
import { previewOfForm, siteAnswer } from './preview/answer-preview.ts';
import { publishContent, revertToPublished } from './publish-content.ts';
import { saveContent } from './save-content.ts';
import { saveTogether, type FormerFiles } from './save-file.ts';
import { sharedValues, valueChange } from './shared-values.ts';
import { forbidden, Refusal, tooLarge } from './refusal.ts';
import { refusal, targetOf, type Target } from './target-file.ts';
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

/** Whether a request changes files, so that it waits for those before it. */
export const changesFiles = ({ method, path }: EditorRequest) =>
  method !== 'GET' && path !== '/preview' && path !== '/uploads';

/** Answers a request. Rejects with an Error whose message is for the editor's page. */
export async function answerRequest(
  asked: EditorRequest,
  request: IncomingMessage,
  options: EditorOptions,
  state: EditorState,
): Promise<Answer> {
  const { method, path, query, base } = asked;
  if (method === 'GET') return (await read(asked, options, state)) ?? json(404, { error: `${path} is not here` });
  if (method === 'POST') {
    const body = await bodyOf(request);
    if (path === '/uploads') return takeUpload(query, body, options, state);
    const sent = JSON.parse(body.toString()) as Record<string, unknown>;
    if (path === '/preview') return previewOfForm(sent, base, options, state);
    return post(path, sent as Record<string, string>, options, state);
  }
  const file = path.replace(/^\/files\//, '');
  const target = file === path ? undefined : targetOf(file, options);
  if (!target) return json(403, { error: refusal(file) });
  if (method !== 'DELETE' && method !== 'PUT') return json(405, { error: 'PUT or DELETE' });
  if (method === 'DELETE') return checked(options, state, await state.history.add(await remove(target)));
  const { saved, overwritten } = await saveContent(target, await bodyOf(request), options, state);
  return checked(options, state, saved, overwritten);
}

async function read(
  { path, query, base }: EditorRequest,
  options: EditorOptions,
  state: EditorState,
): Promise<Answer | undefined> {
  const { content, routes, masters } = options;
  if (path === '/') return html(await readFile(join(browserFiles, 'page.html'), 'utf8'));
  if (path === '/favicon.ico') return within(join(content, 'brand'), 'favicon.ico');
  if (/^\/[a-z-]+\.(js|css)$/.test(path)) return within(browserFiles, path.slice(1));
  if (path === '/config.json')
    return json(200, editorConfig(new ContentFiles(content, routes), await companyOf(options)));
  if (path === '/files.json') return json(200, listedFiles(options));
  if (path === '/problems.json') return json(200, await checkContent(options));
  if (path === '/pages.json') return json(200, await options.preview.pages());
  if (path === '/passages.json') return json(200, await options.preview.passages(query.get('page') ?? ''));
  if (path === '/pictures.json') return listPictures(options);
  if (path === '/values.json') return json(200, sharedValues(content));
  if (path === '/today.json') return json(200, { today: todayAt(content) });
  if (path === '/last-save.json') return json(200, (await lastSave(state)) ?? null);
  if (path === '/unfinished.json') return json(200, unfinishedForms(options));
  if (path === '/drawn.json') return json(200, { problems: await drawingProblems(state) });
  if (path === '/doing.json') return json(200, { doing: state.doing });
  if (path === '/publication.json') return json(200, (await options.publication.state()) ?? null);
  if (path.startsWith('/uploads/')) return uploadedFile(Number(path.slice('/uploads/'.length)), state);
  if (path.startsWith('/masters/')) return masterPicture(path.slice('/masters/'.length), options);
  if (path.startsWith('/program/')) return programFile(path.slice('/program/'.length));
  if (path.startsWith('/site/')) return siteAnswer(path.slice('/site'.length), base, options, state);
  if (path.startsWith(`/files/${photosFolder}/`))
    return within(join(masters, 'photos'), path.slice(`/files/${photosFolder}/`.length));
  return undefined;
}

async function post(
  path: string,
  sent: Record<string, string>,
  options: EditorOptions,
  state: EditorState,
): Promise<Answer> {
  const change = await singleChange(path, sent, options);
  if (change) {
    const former = await saveTogether([change], async () => undefined);
    return checked(options, state, await state.history.add(former));
  }
  if (path === '/undo') await undoSave(Number(sent['id']), options, state);
  else if (path === '/publication') await publishContent(sent['message'] ?? '', options, state);
  else return json(403, { error: `${path} cannot be asked` });
  return checked(options, state);
}

/** The change that is asked for at these paths; undefined at others. */
async function singleChange(path: string, sent: Record<string, string>, options: EditorOptions) {
  if (path === '/values') return valueChange(options.content, sent['name'] ?? '', sent['value'] ?? '');
  return path === '/published' ? revertToPublished(sent['file'] ?? '', options) : undefined;
}

/**
 * The current result of the check; `saved` is the number to undo a save by, `overwritten` are the labels of values that
 * another window had changed.
 */
async function checked(
  options: EditorOptions,
  state: EditorState,
  saved?: number,
  overwritten: string[] = [],
): Promise<Answer> {
  const result = await checkContent(options);
  // The page that asked waits for them by /drawn.json, which reports if one cannot be drawn.
  if (result.problems.length === 0) drawOutdatedShares(options, state).catch(() => undefined);
  return json(200, { ...result, overwritten, ...(saved && { saved }) });
}

/** Deletes only what the editor may add. */
async function remove(target: Target): Promise<FormerFiles> {
  if (!target.picture && !/^(blog\/.*\.md|plain-pages\/.*)$/.test(target.path))
    throw new Refusal(forbidden, `content/${target.path} is needed: change it instead`);
  return saveTogether([{ file: target.file, data: undefined }], async () => undefined);
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
    // Read to its end, but not kept: a connection that is closed earlier shows no answer.
    if (size <= maxPictureBytes) parts.push(part);
    else parts.length = 0;
  }
  if (size <= maxPictureBytes) return Buffer.concat(parts);
  const megabytes = maxPictureBytes / 1024 / 1024;
  throw new Refusal(tooLarge, `The file is larger than ${megabytes} MB: make the picture smaller`);
}
