import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '#prerender/content/read-content.ts';
import { servedCompany } from '#prerender/data/served-company.ts';
import { createDevelopmentServer } from '#prerender/develop-site.ts';
import { parseOptions } from '#prerender/parse-options.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { parseConfig, type Config } from '#server/config.ts';
import { StartError } from '#server/startup/start-error.ts';
import { freePort } from '#server/testing/free-port.ts';
import { developmentSettings, describeDelivery } from './development-settings.ts';
import { modules } from './lint/modules.ts';
import { exitIfPortTaken, listenOrExit } from './listen-or-exit.ts';

parseOptions('npm run dev starts the site with hot reload; PORT=8081 npm run dev chooses its port', {});
const { settings, config } = settingsOrExit();
const port = config.port || (await freePort());
await exitIfPortTaken('localhost', port);
const apiPort = await freePort();

// Journeys set another folder, since they save files in it.
const content = process.env['CONTENT_DIR'] ?? join(projectRoot, 'content');
startApi(apiPort, await companyOf(content));
const server = await createDevelopmentServer({ content, port, api: `http://127.0.0.1:${apiPort}` });
// Another program may have taken the port since it was checked.
await listenOrExit(server, 'localhost', port);
console.log(`The site, with hot reload, is at http://localhost:${port}/`);
for (const line of describeDelivery(config)) console.log(line);
if (!process.env['ENV_FILE'] && existsSync(join(projectRoot, '.env'))) {
  console.log(
    '.env is not read: in development, settings come from the environment, or from the file that ENV_FILE names',
  );
}

/** Reads and parses the settings. If they are wrong, prints one line and ends the process. */
function settingsOrExit(): { settings: ReturnType<typeof developmentSettings>; config: Config } {
  try {
    const environment = developmentSettings(process.env);
    return { settings: environment, config: parseConfig(environment, projectRoot) };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

/**
 * The company as the API knows it until the next start; a neutral one if the content is invalid, since the pages report
 * that.
 */
async function companyOf(folder: string): Promise<object> {
  try {
    return servedCompany(await readContent(folder));
  } catch {
    return {};
  }
}

/** The API for the development site: the real server without its pages, restarted whenever its code changes. */
function startApi(listeningPort: number, company: object) {
  const noPages = join(projectRoot, '.cache/no-pages');
  mkdirSync(join(noPages, '.build'), { recursive: true });
  writeFileSync(join(noPages, '404.html'), 'Pages are served by the development server.');
  writeFileSync(join(noPages, '.build/headers.json'), '{"scriptHashes":[],"connectOrigins":[],"formOrigins":[]}');
  writeFileSync(join(noPages, '.build/company.json'), JSON.stringify(company));
  const watchPaths = ['server', ...(modules['server'] ?? [])].map(
    (folder) => `--watch-path=${join(projectRoot, folder)}`,
  );
  const child = spawn(process.execPath, [...watchPaths, join(projectRoot, 'server/main.ts')], {
    env: { ...settings, PORT: String(listeningPort), HOST: '127.0.0.1', SITE_DIR: noPages },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
}
