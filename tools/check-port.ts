import { parseConfig } from '#server/config.ts';
import { loadEnvFile } from '#server/load-env-file.ts';
import { StartError } from '#server/startup/start-error.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { exitIfPortTaken } from './listen-or-exit.ts';

// Runs before a build: reports what would keep the server from starting afterward, such as a wrong setting or a taken port.
try {
  loadEnvFile(projectRoot);
  const { host, port } = parseConfig(process.env, projectRoot);
  await exitIfPortTaken(host, port);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
