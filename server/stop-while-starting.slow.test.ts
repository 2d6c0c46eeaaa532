import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleDist } from './testing/example-dist.ts';
import { runProgram } from './testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** Sends the process the signal as soon as a module of this name is read. */
const signalAt = (module: string): string =>
  [
    `import { registerHooks } from 'node:module';`,
    `registerHooks({ load(url, context, next) {`,
    `  if (url.endsWith('/${module}')) process.kill(process.pid, 'SIGTERM');`,
    `  return next(url, context);`,
    `} });`,
  ].join(' ');

it.each(['serve.ts', 'app.ts'])(
  'a signal that arrives while %s is being loaded stops the server cleanly',
  async (module) => {
    const { code, errors } = await runProgram('main.ts', [], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(signalAt(module))}`,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(temporaryFolder(), 'data'),
      SITE_DIR: exampleDist(),
    }).ended;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  },
);
