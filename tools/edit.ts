import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { routes } from '#site/routes.ts';
import { serveEditor } from './editor/serve-editor.ts';

const { address } = await serveEditor(
  {
    content: process.env['CONTENT_DIR'] ?? join(projectRoot, 'content'),
    routes,
    masters: join(projectRoot, 'art/masters'),
    encode: async () => (await import('../art/encode/encode.ts')).encode(),
  },
  Number(process.env['PORT'] || 0),
);
console.log(`The editor is at ${address} (Ctrl+C ends it)`);
