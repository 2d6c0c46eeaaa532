import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { ArtError } from '../../art/art-error.ts';
import { findMasters } from '../../art/encode/find-masters.ts';
import { readFocus } from '../../art/encode/focus.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import type { EditorOptions } from '#tools/editor/editor-options.ts';
import { gitPublication } from '#tools/editor/publication.ts';
import { serveEditor } from '#tools/editor/serve-editor.ts';
import type { SitePreview } from '#tools/editor/preview/site-preview.ts';
import { smallContent, smallRoutes } from './small-content.ts';

interface TestRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Replaces the editor's own secret. */
  secret?: string;
}

/** A preview without pages: the pages of the small content have no components. */
const noPreview: Omit<SitePreview, 'problems'> = {
  document: async () => undefined,
  drawing: async () => undefined,
  pages: async () => [],
  passages: async () => [],
  close: () => undefined,
};

/**
 * Starts the editor on a copy of the small content. `ask` sends a request; `encodeCount` and `drawCount` return the number of
 * times that pictures were encoded and share pictures drawn. Encoding photos/large.jpg fills the disk.
 * `problemsInDrafts` replaces the check of the preview.
 */
export async function startTestEditor(
  drawShares: EditorOptions['drawShares'] = async () => undefined,
  problemsInDrafts?: SitePreview['problems'],
) {
  const content = smallContent();
  const art = temporaryFolder();
  const masters = join(art, 'masters');
  mkdirSync(join(masters, 'photos'), { recursive: true });
  let encodeCount = 0;
  let drawCount = 0;
  const encode = async () => {
    encodeCount += 1;
    const problems = await masterProblems(pathToFileURL(`${masters}/`));
    if (existsSync(join(masters, 'photos/large.jpg'))) throw new Error('ENOSPC: no space left on device, write');
    if (problems.length > 0) throw new ArtError(problems.join('\n'));
  };
  const { server, address } = await serveEditor({
    content: content.folder,
    routes: smallRoutes,
    masters,
    encode,
    unreplacedPictures: () => ['team/ana-lopez'],
    drawShares: (onDraw) => {
      drawCount += 1;
      return drawShares(onDraw);
    },
    preview: { ...noPreview, problems: problemsInDrafts ?? (() => content.problems({ drafts: true })) },
    saves: join(art, 'saves'),
    publication: gitPublication(content.folder, [content.folder, masters]),
  });
  onTestFinished(() => void server.close());
  const url = new URL(address);
  return {
    content,
    art,
    masters,
    server,
    ask: (path: string, request?: TestRequest) => sendRequest(url, path, request),
    secret: secretIn(url),
    encodeCount: () => encodeCount,
    drawCount: () => drawCount,
  };
}

export type TestEditor = Awaited<ReturnType<typeof startTestEditor>>;

/** Portraits that the small content lists in its index, although it has no masters for them. */
const portraits = ['team/ana-lopez', 'team/ben-cole', 'team/eve-hall'];

/** The problems that encoding reports with masters and their focus, one line each. A file with the text “no photo” has one. */
async function masterProblems(folder: URL): Promise<string[]> {
  const problems: string[] = [];
  const refuse = (file: string, problem: string) => void problems.push(`art/masters/${file}: ${problem}`);
  const masters = await findMasters(folder, refuse);
  for (const { file } of masters) {
    if (readFileSync(file, 'utf8') === 'no photo') refuse(file.href.slice(folder.href.length), 'is not a photo');
  }
  readFocus([...portraits, ...masters.map(({ name }) => name)], refuse, folder);
  return problems;
}

const secretIn = ({ pathname }: URL) => pathname.slice(1, -1);

/** Sends a request to the editor at an address, with the editor's own headers and secret unless the request replaces them. */
function sendRequest(
  editor: URL,
  requestPath: string,
  { method = 'GET', headers = {}, body, secret = secretIn(editor) }: TestRequest = {},
) {
  const { port, origin } = editor;
  const path = secret === '' ? requestPath : `/${secret}${requestPath}`;
  const ownHeaders = { host: `localhost:${port}`, origin };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    // Does not use fetch, which would normalize the path.
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { ...ownHeaders, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    request.on('error', reject).end(body);
  });
}

/** The request that posts a value as JSON. */
export const post = (value: unknown): TestRequest => ({ method: 'POST', body: JSON.stringify(value) });

/** The request that saves a form's values. `was` are those with which the form was opened; null for a form that creates its file. */
export const put = (values: unknown, was?: unknown): TestRequest => ({
  method: 'PUT',
  body: JSON.stringify({ values, was }),
});

/** The values of a file's form, as the editor sends them to the browser. */
export async function valuesOf(file: string, { ask }: Pick<TestEditor, 'ask'>): Promise<Record<string, unknown>> {
  const files = JSON.parse((await ask('/files.json')).text) as Record<string, string>;
  return JSON.parse(files[file]!) as Record<string, unknown>;
}
