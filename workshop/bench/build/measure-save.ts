import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../../../prerender/project-root.ts';
import { freePort } from '../../../server/testing/free-port.ts';

/**
 * How long `npm run dev` takes from a save of an article until its document has the new words, in milliseconds, once for each
 * of `saves`. `content` is a content folder of {@link generateContent}, `name` one of its copies.
 */
export async function measureSaves(content: string, name: string, saves: number): Promise<number[]> {
  const port = await freePort();
  const server = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), CONTENT_DIR: content, DATA_DIR: join(content, '../data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: server.stdout })) if (line.includes(String(port))) break;
    const file = join(content, 'blog', `${name}.md`);
    const original = readFileSync(file, 'utf8');
    const document = async () => (await fetch(`http://localhost:${port}/blog/${name}/`)).text();
    await document();
    const times: number[] = [];
    for (let save = 1; save <= saves; save += 1) {
      const words = `Saved for the ${save}th time.`;
      const begun = performance.now();
      writeFileSync(file, `${original}\n${words}\n`);
      while (!(await document()).includes(words)) await new Promise((resolve) => setTimeout(resolve, 2));
      times.push(performance.now() - begun);
      // Another save within the same moment is another measurement.
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
    writeFileSync(file, original);
    return times;
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}
