import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { developSite } from '#prerender/develop-site.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { freePort } from './free-port.ts';

const port = Number(process.env['PORT'] || 8080);
const apiPort = await freePort();

startApi(apiPort);
// Another folder is developed by the journeys, which save files in it.
const content = process.env['CONTENT_DIR'] ?? join(projectRoot, 'content');
await developSite({ content, port, api: `http://127.0.0.1:${apiPort}` });
console.log(`The site, with hot reload, is at http://localhost:${port}/`);
console.log('Enquiries are kept in data/enquiries.sqlite (to read them: npm run enquiries -- list)');

/** The API beside the pages: the real server, started anew whenever its code changes, with no pages of its own. */
function startApi(onPort: number) {
  const noPages = join(projectRoot, '.cache/no-pages');
  mkdirSync(join(noPages, '.build'), { recursive: true });
  writeFileSync(join(noPages, '404.html'), 'Pages are served by the development server.');
  writeFileSync(join(noPages, '.build/headers.json'), '{"scriptHashes":[],"connectOrigins":[],"formOrigins":[]}');
  const watched = ['server', 'contract'].map((folder) => `--watch-path=${join(projectRoot, folder)}`);
  const child = spawn(process.execPath, [...watched, join(projectRoot, 'server/main.ts')], {
    // A confirmation needs words that only a build writes.
    env: { ...process.env, PORT: String(onPort), HOST: '127.0.0.1', SITE_DIR: noPages, CONFIRMATION_MAIL: 'no' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
}
