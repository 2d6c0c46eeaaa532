import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { routes } from '#site/routes.ts';
import { serveEditor } from './editor/serve-editor.ts';
import { exitIfPortTaken } from './exit-if-port-taken.ts';

const port = Number(process.env['PORT'] || 0);
await exitIfPortTaken('127.0.0.1', port);
const { address } = await serveEditor(
  {
    content: process.env['CONTENT_DIR'] ?? join(projectRoot, 'content'),
    routes,
    masters: join(projectRoot, 'art/masters'),
    encode: async () => (await import('../art/encode/encode.ts')).encode(),
  },
  port,
);
console.log(`The editor is at ${address} (Ctrl+C ends it)`);
