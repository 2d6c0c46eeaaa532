import { join } from 'node:path';
import { isContentError } from '#prerender/content/content-error.ts';
import { readKnownFiles } from '#content/schema/known-files.ts';
import { pictureFile } from '#prerender/pictures.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { fileResponseWithin, htmlResponse, jsonResponse, type EditorResponse } from '../editor-response.ts';
import type { EditorOptions, EditorState } from '../editor-options.ts';
import { uploadedFile } from '../pictures/answer-pictures.ts';
import { refusalMessage, targetOf } from '../target-file.ts';
import { withBasePath } from './with-base-path.ts';
import { labeledProblem } from './labeled-problem.ts';
import { unsavedForm, uploadIdAt } from './unsaved-form.ts';

/** The path of pages below the editor's address. */
const sitePath = '/site';

/** A page, a picture or a drawing of the site, by its address there; undefined if there is none. */
export async function siteResponse(
  address: string,
  base: string,
  { preview, content }: EditorOptions,
  state: EditorState,
): Promise<EditorResponse | undefined> {
  if (address.startsWith('/pictures/')) return pictureResponse(address.slice('/pictures/'.length), content, state);
  const font = /^\/site\/styles\/fonts\/([\w-]+\.woff2)$/.exec(address)?.[1];
  if (font) return fileResponseWithin(join(projectRoot, 'site/styles/fonts'), font);
  const icon = /^\/((favicon|apple-touch-icon|icon-)[\w-]*\.\w+)$/.exec(address)?.[1];
  if (icon) return fileResponseWithin(join(content, 'brand'), icon);
  if (/^\/assets\/(navigation|marks)-\w+\.svg$/.test(address)) {
    const body = await preview.drawing(address);
    return body === undefined ? undefined : { status: 200, type: 'image/svg+xml', body };
  }
  const page = await preview.document(address);
  return page && htmlResponse(withBasePath(page.document, base + sitePath));
}

/** The encoded picture with the name and hash in `name`; if the site has none, the upload whose id is the hash. */
async function pictureResponse(name: string, content: string, state: EditorState): Promise<EditorResponse | undefined> {
  const [, stem = '', hash = ''] = /^(.+)-\d+\.([0-9a-f]{6})\.\w+$/.exec(name) ?? [];
  const isEncoded = readKnownFiles(content).pictures[stem]?.hash.startsWith(hash);
  if (!isEncoded) return uploadedFile(uploadIdAt(name), state);
  return fileResponseWithin(join(content, 'pictures'), pictureFile(name));
}

/** A request for a preview: the page of a form, with the form's current values. */
interface FormRequest {
  /** The editor's name of the file. */
  file: string;
  values: Record<string, unknown>;
  /** The address of a page other than the file's own. */
  page?: string;
}

/** The page of a form, or the problems that prevent it. */
export async function previewOfForm(
  sent: unknown,
  base: string,
  options: EditorOptions,
  { uploads }: EditorState,
): Promise<EditorResponse> {
  const { file, values, page } = sent as FormRequest;
  const target = targetOf(file, options);
  if (target?.kind !== 'content') return jsonResponse(403, { error: refusalMessage(file) });
  try {
    const preview = await options.preview.document(page, unsavedForm(target, values, uploads));
    if (!preview) return jsonResponse(200, { problems: ['No page shows this.'] });
    return jsonResponse(200, { path: preview.path, document: withBasePath(preview.document, base + sitePath) });
  } catch (error) {
    if (!isContentError(error)) throw error;
    // The preview is shown beside the file's form, so its problems use the form's labels.
    const fields = target.files.find(target.path)?.fields ?? [];
    const problems = error.lines.map((line) => labeledProblem(withoutLocation(line, target.path), fields));
    return jsonResponse(200, { problems });
  }
}

function withoutLocation(line: string, path: string): string {
  const prefix = `content/${path}: `;
  return line.startsWith(prefix) ? line.slice(prefix.length).replace(/^line \d+: /, '') : line;
}
