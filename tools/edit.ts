import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#prerender/project-root.ts';
import { routes } from '#site/routes.ts';
import { unreplacedPictures } from '../art/neutral/unreplaced-pictures.ts';
import { sitePreview, startRenderer } from './editor/preview/site-preview.ts';
import { gitPublication } from './editor/publication.ts';
import { serveEditor } from './editor/serve-editor.ts';
import { exitIfPortTaken } from './exit-if-port-taken.ts';

const port = Number(process.env['PORT'] || 0);
await exitIfPortTaken('127.0.0.1', port);

// Complete paths: a saved file counts as a picture if its path begins with that of the masters.
const content = resolve(process.env['CONTENT_DIR'] ?? join(projectRoot, 'content'));
const masters = resolve(process.env['MASTERS_DIR'] ?? join(projectRoot, 'art/masters'));
const contentUrl = pathToFileURL(`${content}/`);
const mastersUrl = pathToFileURL(`${masters}/`);

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
