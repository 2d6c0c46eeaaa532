import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseOptions } from '#prerender/parse-options.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { parseConfig } from '#server/config.ts';
import { StartError } from '#server/startup/start-error.ts';
import { routes } from '#site/routes.ts';
import { unreplacedPictures } from '../art/neutral/unreplaced-pictures.ts';
import { sitePreview, startRenderer } from './editor/preview/site-preview.ts';
import { gitPublication } from './editor/publication.ts';
import { serveEditor } from './editor/serve-editor.ts';
import { exitIfPortTaken } from './listen-or-exit.ts';

parseOptions('npm run edit starts the editor; PORT=8081 npm run edit chooses its port', {});
const port = portOrExit();
await exitIfPortTaken('127.0.0.1', port);

// Paths are absolute: a saved file counts as a picture if it is below the masters.
const content = resolve(process.env['CONTENT_DIR'] ?? join(projectRoot, 'content'));
const masters = resolve(process.env['MASTERS_DIR'] ?? join(projectRoot, 'art/masters'));
const contentUrl = pathToFileURL(`${content}/`);
const mastersUrl = pathToFileURL(`${masters}/`);

// Without a handler, a process that a signal ends emits no “exit”, at which the preview's copy of the content is deleted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());

const { address } = await serveEditor(
  {
    content,
    routes,
    masters,
    encode: async (onEncode) =>
      (await import('../art/encode/encode.ts')).encode(
        { masters: mastersUrl, pictures: new URL('pictures/', contentUrl) },
        onEncode,
      ),
    unreplacedPictures: () => unreplacedPictures(mastersUrl),
    drawShares: async (onDraw) =>
      (await import('../art/share/draw-shares.ts')).drawShares(
        [],
        { content: contentUrl, masters: mastersUrl },
        onDraw,
      ),
    preview: sitePreview(content, () => startRenderer(content)),
    saves: join(projectRoot, '.cache/editor', createHash('sha256').update(content).digest('hex').slice(0, 12)),
    publication: gitPublication(content, [content, masters]),
  },
  port,
);
console.log(`The editor is at ${address} (Ctrl+C ends it)`);

/** Parses the setting PORT; without it, any free port is used. If it is wrong, prints one line and ends the process. */
function portOrExit(): number {
  const { PORT } = process.env;
  try {
    return PORT ? parseConfig({ PORT }, projectRoot).port : 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
