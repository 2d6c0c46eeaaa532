import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot, siteFolder } from './folders.ts';
import { memoryOf } from './memory.ts';
import type { Memory } from './memory.ts';

// The cost of each part of an idle server: `node memory-parts.ts`. Each row is a separate process that loads the named
// parts and is measured after garbage collection, with its code already compiled. Shared parts are counted in each.

const built = JSON.stringify(siteFolder);
const importPath = (path: string): string => JSON.stringify(join(projectRoot, path));
const http = `process.getBuiltinModule('node:http').createServer().listen(0, '127.0.0.1');`;
const parts: readonly [name: string, code: string][] = [
  ['Node', ''],
  ['+ an HTTP server', http],
  ['+ the same by import, which loads undici', `${http} await import('node:http');`],
  ['+ a separate thread', `${http} new Worker('setInterval(() => {}, 1000)', { eval: true });`],
  ['+ better-sqlite3', `${http} await import('better-sqlite3');`],
  ['+ pino', `${http} await import('pino');`],
  ['+ Fastify', `${http} await import('fastify');`],
  ['+ kysely', `${http} await import('kysely');`],
  ['+ pages', `${http} (await import(${importPath('server/pages/read-site.ts')})).readSite(${built});`],
  ['+ nodemailer', `${http} await import('nodemailer');`],
  ['+ pg', `${http} await import('pg');`],
  ['+ prom-client', `${http} await import('prom-client');`],
];

/** Milliseconds after which a process is at rest. */
const settlingTime = 2000;

/** The memory of a process that runs `code`. */
async function measureMemory(code: string): Promise<Memory> {
  const script = `
    import { Worker } from 'node:worker_threads';
    globalThis.kept = await (async () => { ${code} })();
    (await import(${importPath('server/startup/collect-garbage-after-startup.ts')})).collectGarbageAfterStartup();
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  await delay(settlingTime);
  const memory = memoryOf(child.pid ?? 0);
  child.kill();
  await once(child, 'exit');
  return memory;
}

console.log('| part | memory, MB | of which shared with no file, MB |\n| --- | ---: | ---: |');
for (const [name, code] of parts) {
  // The first process compiles the code.
  await measureMemory(code);
  const { resident, unshared } = await measureMemory(code);
  console.log(`| ${name} | ${resident.toFixed(0)} | ${unshared.toFixed(0)} |`);
}
